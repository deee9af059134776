/** Asks the players about a person who wants a chair that was emptied during the game. */

import { useEffect, useId, useState } from "preact/hooks";
import { ShapeMark } from "../art/card";
import type { Connection, ConnectionState } from "../connection";
import { say } from "../i18n";
import { chairName, personName } from "../people";
import type { ChairData, ChairRequestData, TableData } from "../protocol";
import { announce } from "../ui/announce";
import { Button } from "../ui/button";

interface RequestNoticesProps {
  connection: Connection;
  state: ConnectionState;
  table: TableData;
  attempt: (action: Promise<unknown>) => Promise<boolean>;
}

/**
 * A notice for every request that is not decided yet; only on devices that have a chair, or that
 * had the chair in question until it was emptied.
 */
export function RequestNotices({ connection, state, table, attempt }: RequestNoticesProps) {
  const persons = state.holds.filter((chair) => !table.chairs[chair]?.bot);
  const former = state.former.filter((chair) => chair !== state.asked);
  const asked = table.requests.filter(({ chair }) => persons.length || former.includes(chair));
  return asked.map((request) => (
    <RequestNotice
      key={request.n}
      request={request}
      chair={table.chairs[request.chair] as ChairData}
      isAgreed={[...persons, ...former].some((chair) => request.agreed.includes(chair))}
      answer={(agree) =>
        attempt(
          connection.request({
            type: "answer-request",
            chair: request.chair,
            request: request.n,
            agree,
          }),
        )
      }
    />
  ));
}

interface RequestNoticeProps {
  request: ChairRequestData;
  chair: ChairData;
  /** Whether somebody at this device has agreed; one answer counts for all its chairs. */
  isAgreed: boolean;
  answer: (agree: boolean) => Promise<boolean>;
}

function RequestNotice({ request, chair, isAgreed, answer }: RequestNoticeProps) {
  const [isAnswered, setAnswered] = useState(false);
  const id = useId();
  const question = say("request-question", {
    who: personName(request),
    bot: chairName(chair),
  });
  useEffect(() => announce(question), []);
  const send = async (agree: boolean) => {
    setAnswered(true);
    announce(say("request-answered"));
    if (!(await answer(agree))) setAnswered(false);
  };
  return (
    <section class="notice request" aria-labelledby={id}>
      <div class="notice-words">
        <span class="notice-mark">
          <ShapeMark shape={request.shape} />
        </span>
        <p id={id}>{question}</p>
      </div>
      {isAgreed || isAnswered ? (
        <small>{say("request-answered")}</small>
      ) : (
        <div class="notice-answers">
          <Button icon="check" aria-describedby={id} onClick={() => void send(true)}>
            {say("yes")}
          </Button>
          <Button icon="close" aria-describedby={id} onClick={() => void send(false)}>
            {say("no")}
          </Button>
        </div>
      )}
    </section>
  );
}
