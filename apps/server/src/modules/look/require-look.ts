import type { Look, LookChoice, PlanName } from "@vitrine/model";
import { cssFault, sayCssFault } from "@vitrine/templates/custom-css";
import { AppError, invalidField } from "../../http/app-error.ts";
import { requireFeature } from "../../http/plan-feature.ts";
import type { AccentFault, TemplateLooks } from "../templates/index.ts";

type Template = { looks: TemplateLooks; slug: string; plan: PlanName };

/**
 * Holds what changes in a look to what the template offers, can be read, and may stand in a page. What stays is not
 * asked again: it may be a choice for the template that was there before.
 * @throws AppError validation_failed, feature_requires_upgrade
 */
export async function requireLook({ looks, slug, plan }: Template, before: Look, after: Look): Promise<void> {
  const { palettes, pairings } = await looks.choices(slug);
  if (after.palette !== before.palette) requireChoice("palette", after.palette, palettes);
  if (after.pairing !== before.pairing) requireChoice("pairing", after.pairing, pairings);
  if (after.accent !== null && after.accent !== before.accent) {
    const fault = await looks.accentFault(slug, after, after.accent);
    if (fault) throw unreadableAccent(after.accent, fault);
  }
  if (after.css === before.css || after.css.trim() === "") return;
  requireFeature({ plan }, "custom_css", "CSS of your own is part of the Premium plan.");
  const fault = cssFault(after.css);
  if (!fault) return;
  const message = sayCssFault(fault);
  throw new AppError("validation_failed", { message, errors: { css: [message] }, data: { css: fault } });
}

function requireChoice(field: "palette" | "pairing", id: string | null, choices: readonly LookChoice[]): void {
  if (id === null || choices.some((choice) => choice.id === id)) return;
  const names = choices.map((choice) => choice.id).join(", ");
  throw invalidField(field, `This template has no ${field} called "${id}". It has: ${names}.`);
}

function unreadableAccent(accent: string, { ground, ratio, required, nearest }: AccentFault): AppError {
  const found = Math.floor(ratio * 10) / 10;
  const message = `${accent} is hard to read on this template's background (contrast ${found}:1, ${required}:1 is needed). The nearest colour that can be read is ${nearest}.`;
  return new AppError("validation_failed", {
    message,
    errors: { accent: [message] },
    data: { accent: { given: accent, ground, ratio: found, required, nearest } },
  });
}
