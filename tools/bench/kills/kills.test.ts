import { expect, test } from "vitest";
import { playKills } from "./kills.ts";

/** Each part once; many rounds are played by `npm run bench -- kills`. A net, as every round waits for real processes. */
const limitMs = 300_000;

test(
  "server, database, readers and mail server killed in turn lose and double nothing that was acknowledged",
  { timeout: limitMs },
  async () => {
    const { faults, mails } = await playKills(4, 20_261_122);
    expect(faults).toEqual([]);
    expect(mails).toMatchObject({ registrations: 8, none: 0, oftener: 0 });
  },
);
