import { quietApi } from "../../lib/api.ts";
import { writeStored, type PendingTryout } from "../../lib/storage/client-storage.ts";
import { heldTryout, hereToken } from "../../lib/tryout-here/tryout-here.ts";
import { readTryout } from "./kept-tryout.tsx";

/** The server needs a second for what this browser has read already; with a long line an account does not wait for it. */
const patienceMs = 15_000;

/**
 * Takes a CV that only this page has to the server, once, where the account that is about to be made finds it.
 * @returns the tryout under the name that the server knows it by
 * @throws ApiError when it could not be sent
 */
export async function sendTryout(): Promise<PendingTryout | null> {
  const tryout = readTryout();
  const held = heldTryout();
  if (tryout?.token !== hereToken || !held) return tryout;
  const { token } = await quietApi.tryout.openTryout({ body: {}, files: { file: held.file } });
  const sent = { ...tryout, token };
  writeStored("pending_tryout", sent);
  await untilRead(token).catch(() => undefined);
  return sent;
}

/** The template that was chosen is kept with what was read: an account made before that would begin with another one. */
async function untilRead(token: string): Promise<void> {
  const end = Date.now() + patienceMs;
  while (Date.now() < end) {
    const { tryout } = await quietApi.tryout.readTryout({ params: { token } });
    if (tryout.state !== "reading") return;
  }
}
