import { isNewSubdomain, subdomainFromLatin } from "./subdomain.ts";
import { toLatin } from "./transliterate/to-latin.ts";

/**
 * A subdomain candidate from a name: `Jane Doe` → `jane-doe`, `Ayşe Yıldız` → `ayse-yildiz`, `岡田` → `okada`. A name of
 * which nothing can be written in Latin letters gives `portfolio`.
 */
export function subdomainFromName(name: string): string {
  return subdomainFromLatin(toLatin(name));
}

/**
 * What could be offered as an address for a website, the best first: the whole name, its first and last part, with what
 * the person does, and the name that the person uses in mail.
 */
export function subdomainSuggestions({ name, title, email }: { name: string; title: string; email: string }): string[] {
  const whole = subdomainFromName(name);
  const parts = whole.split("-");
  const [first = "", last = ""] = [parts[0], parts.at(-1)];
  const work = subdomainFromName(title).split("-")[0] ?? "";
  const mailbox = subdomainFromName((email.split("@")[0] ?? "").replace(/[._+]/g, " "));
  const candidates = [whole, `${first}-${last}`, mailbox, `${last}-${work}`, `${whole}-${work}`, `${whole}-cv`];
  const isOffered = (value: string) =>
    isNewSubdomain(value) && !value.startsWith("portfolio") && !/^-|(.+)-\1$/.test(value);
  return [...new Set(candidates)].filter(isOffered);
}
