/** The tag `Popular` needs more uses than this (document 1, section 9). */
const popularAbove = 100;
const maxTags = 3;

type Tagged = { metadata: { features: readonly string[] }; usage_count?: number | undefined };

/** At most three tags: Professional, ATS-Friendly, up to two features, and Popular (document 1, section 9). */
export function templateTags({ metadata, usage_count = 0 }: Tagged): string[] {
  const isPopular = usage_count > popularAbove;
  const own = ["Professional", "ATS-Friendly", ...metadata.features.slice(0, 2)];
  return isPopular ? [...own.slice(0, maxTags - 1), "Popular"] : own.slice(0, maxTags);
}
