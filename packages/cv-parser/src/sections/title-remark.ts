/**
 * A title in capitals with a remark behind it in small letters, in brackets or up to a colon: "PROJECTS (those of the last
 * two years, newest first)", "LANGUAGES on a scale of 1 (low) to 5 (fluent):".
 */
const remarked =
  /^(?<title>\p{Lu}[\p{Lu}\s&/|–-]{4,40}?)(?:\s*\((?=[^()]*\p{Ll}{3})[^()]{2,160}\)\s*:?|\s+\p{Ll}[^.!?]{8,120}:)\s*$/u;

/** A title without such a remark; any other text as it is. */
export const withoutRemark = (text: string): string => remarked.exec(text)?.groups?.["title"]?.trim() ?? text;
