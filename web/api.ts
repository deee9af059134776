/** HTTP requests to the server. */

import type { AnyRefusal, Api, RefusedBody } from "./protocol";

type PostPath = keyof Api extends infer Key
  ? Key extends `POST ${infer Path}`
    ? Path
    : never
  : never;
type Post<Path extends PostPath> = Api[`POST ${Path}`];

/** Thrown when the server refuses a request or cannot be reached. */
export class RequestRefused extends Error {
  constructor(
    readonly refusal: AnyRefusal | "unreachable",
    readonly data: Record<string, number | string> = {},
    readonly more: RefusedBody[] = [],
  ) {
    super(refusal);
  }
}

/** Sends a POST request and returns the answer: parsed JSON, or the text of an image. */
export async function post<Path extends PostPath>(
  path: Path,
  body: Post<Path>["body"],
): Promise<Post<Path>["answer"]> {
  const answer = await request(path, { method: "POST", body: JSON.stringify(body) });
  const isText = answer.headers.get("content-type")?.startsWith("image/");
  return (isText ? await answer.text() : await answer.json()) as Post<Path>["answer"];
}

/** Sends a request about one table; a player's `token` goes into the Authorization header. */
export async function requestTable(
  method: "GET" | "DELETE",
  path: `/api/tables/${string}`,
  token?: string,
): Promise<Response> {
  return request(path, { method, headers: token ? { authorization: `Bearer ${token}` } : {} });
}

/** Returns the response if its status is ok; otherwise throws RequestRefused. */
export async function request(path: string, init: RequestInit): Promise<Response> {
  let answer: Response;
  try {
    answer = await fetch(path, init);
  } catch {
    throw new RequestRefused("unreachable");
  }
  if (answer.ok) return answer;
  const why = (await answer.json().catch(() => null)) as RefusedBody | null;
  if (!why?.refusal) throw new RequestRefused("unreachable");
  throw new RequestRefused(why.refusal, why.data, why.more);
}
