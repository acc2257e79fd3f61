import type { Db } from "../../db/connection.ts";
import type { Queue } from "../../ports/queue/queue.ts";
import type { MailKind } from "./mail-kind.ts";

/**
 * Puts a mail into its lane. It is sent only when the transaction of `db` commits.
 * @throws ZodError when the data is not what the kind asks for
 */
export async function sendMail<D extends Record<string, unknown>>(
  queue: Pick<Queue, "enqueue">,
  db: Db,
  { mail, data }: { mail: MailKind<D>; data: D },
): Promise<void> {
  const { user_id: person } = data;
  const job = { v: 1, kind: mail.kind, data: mail.data.parse(data) } as const;
  await queue.enqueue(mail.lane, job, { db, ...(typeof person === "number" ? { person } : {}) });
}
