/** What is asked over HTTP. */
import type { AnyRefusal, Api, RefusedBody } from "./protocol";

type PostPath = keyof Api extends infer Key ? (Key extends `POST ${infer Path}` ? Path : never) : never;
type Post<Path extends PostPath> = Api[`POST ${Path}`];

/** Why the server, or the way to it, said no. */
export class Refused extends Error {
  constructor(
    readonly refusal: AnyRefusal | "unreachable",
    readonly data: Record<string, number | string> = {},
    readonly more: RefusedBody[] = [],
  ) {
    super(refusal);
  }
}

export async function post<Path extends PostPath>(
  path: Path,
  body: Post<Path>["body"],
): Promise<Post<Path>["answer"]> {
  const answer = await ask(path, { method: "POST", body: JSON.stringify(body) });
  const isText = answer.headers.get("content-type")?.startsWith("image/");
  return (isText ? await answer.text() : await answer.json()) as Post<Path>["answer"];
}

/** A table's own path; `token` is for those who sit there. */
export async function ofTable(
  method: "GET" | "DELETE",
  path: `/api/tables/${string}`,
  token?: string,
): Promise<Response> {
  return ask(path, { method, headers: token ? { authorization: `Bearer ${token}` } : {} });
}

/** The answer itself, or why there is none. */
export async function ask(path: string, request: RequestInit): Promise<Response> {
  let answer: Response;
  try {
    answer = await fetch(path, request);
  } catch {
    throw new Refused("unreachable");
  }
  if (answer.ok) return answer;
  const why = (await answer.json().catch(() => null)) as RefusedBody | null;
  if (!why?.refusal) throw new Refused("unreachable");
  throw new Refused(why.refusal, why.data, why.more);
}
