import { moderationCategoryWords, type AdminOwner, type ModerationCategory } from "@vitrine/model";
import { adminApi } from "../../../lib/admin-api.ts";
import { choicesOf } from "../parts/words.ts";
import type { Question } from "./ask-dialog.tsx";

type Told = { website: { id: number; name: string }; owner: Pick<AdminOwner, "email"> };

/** Why something must not stay public, as a choice. */
export const categoryPick = (initial: ModerationCategory = "other") => ({
  label: "Kind",
  choices: choicesOf(moderationCategoryWords),
  initial,
});

const isCategory = (value: string): value is ModerationCategory => value in moderationCategoryWords;

/** The kind that was picked in a question of {@link categoryPick}. */
export const pickedCategory = (value: string): ModerationCategory => (isCategory(value) ? value : "other");

/** Asks before a website is taken from the public. */
export function takeDownQuestion({ website, owner }: Told, category?: ModerationCategory): Question {
  return {
    title: `Take ${website.name} down?`,
    text: "The public page disappears at once. Its owner can change the website and object, but not publish it until an admin lifts the take-down.",
    confirmLabel: "Take down",
    pick: categoryPick(category),
    reason: { label: "Reason", help: `Mailed to ${owner.email}, and kept in the audit log.`, isRequired: true },
    action: ({ reason, picked }) =>
      adminApi.adminWebsites.takeDownWebsite({
        params: { id: website.id },
        body: { status: "draft", reason, category: pickedCategory(picked) },
      }),
  };
}
