import { refusalOf, tryoutMessages, type Tryout } from "@vitrine/model";
import { AppError } from "../../../http/app-error.ts";
import { beginParse } from "../parse/begin-parse.ts";
import { parseInput } from "../parse/parse-input.ts";
import type { TryoutDependencies } from "./dependencies.ts";
import { readTryout } from "./read-tryout.ts";
import { lockTryout } from "./tryout-repository.ts";

/**
 * Reads what was taken for another paper once more, as the CV that its owner says it is; asked again while that goes on,
 * nothing begins anew.
 * @throws AppError not_found for an unknown, ended or kept tryout, invalid_state for one that was not refused or whose
 * script cannot be read
 */
export async function insistOnTryout(dependencies: TryoutDependencies, token: string): Promise<Tryout> {
  const { db, clock, queue } = dependencies;
  await db.transaction(async (inside) => {
    const row = await lockTryout(inside, token, clock.now());
    if (!row) throw new AppError("not_found", { message: tryoutMessages.gone });
    if (row.task === "parse") return;
    const refusal = row.parsed_data && refusalOf(row.diagnostics);
    if (!refusal?.mayInsist)
      throw new AppError("invalid_state", { message: refusal?.message ?? tryoutMessages.notRefused });
    const input = parseInput(row, { session_id: row.id, as_cv: true });
    await beginParse({ queue, inside }, row, { input, plan: "free" });
  });
  return readTryout(dependencies, token);
}
