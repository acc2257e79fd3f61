/** Why a page is reported, taken down or its owner suspended. */
export const moderationCategories = [
  "deception",
  "impersonation",
  "personal_data",
  "copyright",
  "harmful",
  "spam",
  "other",
] as const;
export type ModerationCategory = (typeof moderationCategories)[number];

export const moderationCategoryWords: Readonly<Record<ModerationCategory, string>> = {
  deception: "Scam or phishing",
  impersonation: "Pretends to be somebody else",
  personal_data: "Shows somebody's private data",
  copyright: "Uses somebody's work without permission",
  harmful: "Hateful, violent or sexual content",
  spam: "Spam or harmful software",
  other: "Something else",
};
