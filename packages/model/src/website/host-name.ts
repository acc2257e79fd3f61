import { z } from "zod";

const label = /^[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?$/;
const hostNameCharacters = 253;

/** A name of two labels or more in lower case, as the name system keeps it; an address in numbers is none. */
export function isHostName(value: string): boolean {
  const labels = value.split(".");
  const last = labels.at(-1) ?? "";
  return (
    value.length <= hostNameCharacters &&
    labels.length > 1 &&
    labels.every((part) => label.test(part)) &&
    !/^\d+$/.test(last)
  );
}

/** The ASCII form of a name in other letters (`müller.example` → `xn--mller-kva.example`); others stay as they are. */
function toAscii(name: string): string {
  if (/^[\u0021-\u007e]*$/.test(name)) return name;
  const address = `http://${name}`;
  if (!URL.canParse(address)) return name;
  const url = new URL(address);
  return url.href === `http://${url.hostname}/` ? url.hostname : name;
}

/** A domain of one's own: lower-cased, no scheme, port or path (contract.md 9). */
export const domainNameSchema = z
  .string({ error: "The domain field is required." })
  .trim()
  .min(1, { error: "The domain field is required." })
  .max(hostNameCharacters, { error: "The domain may not be longer than 253 characters." })
  .transform((value) => toAscii(value.toLowerCase().replace(/\.$/, "")))
  .refine((value) => !value.includes("/") && !value.includes(":"), {
    error: "Enter the domain alone, such as www.example.com, without https://, a port or a path.",
    abort: true,
  })
  .refine(isHostName, { error: "Enter a domain such as www.example.com." });

/** The host name in whatever somebody pasted: scheme, path and port left out. */
export function hostNameIn(pasted: string): string {
  return pasted
    .trim()
    .replace(/^[a-z][a-z0-9+.-]*:\/\//i, "")
    .replace(/[/?#].*$/s, "")
    .replace(/:\d*$/, "")
    .replace(/\.$/, "")
    .toLowerCase();
}
