import { chosenForTryout } from "@vitrine/model";
import type { Db } from "../../../db/connection.ts";
import { giveTo, lockTryout } from "./tryout-repository.ts";
import { offeredTemplate, offeredTemplates } from "./offered-templates.ts";

type Kept = {
  userId: number;
  token: string;
  /** The template that was liked best; its site is the one that goes on. */
  templateSlug: string | null;
  now: Date;
};

/**
 * Makes what a visitor tried the session of their new account, with file, values and evidence. Reading that is still
 * under way goes on.
 * @returns false when it is no longer there
 */
export async function keepTryout(inside: Db, { userId, token, templateSlug, now }: Kept): Promise<boolean> {
  const row = await lockTryout(inside, token, now);
  if (!row) return false;
  const chosen = templateSlug === null ? undefined : offeredTemplate(templateSlug);
  const cv = row.parsed_data;
  const recommendation = chosen && cv ? chosenForTryout(offeredTemplates, cv, { chosen, now }) : row.recommendation;
  await giveTo(inside, row, { userId, recommendation });
  return true;
}
