import { z } from "zod";

export const signInMethods = ["password", "second_factor", "social", "email_link", "passkey"] as const;
export type SignInMethod = (typeof signInMethods)[number];

export const signInOutcomes = ["succeeded", "failed"] as const;
export type SignInOutcome = (typeof signInOutcomes)[number];

/** One sign-in of an account, or a try, from a network and not from an address. */
export const signInEventSchema = z.object({
  id: z.number().int(),
  outcome: z.enum(signInOutcomes),
  method: z.enum(signInMethods),
  /** The first part of the address: `192.0.2.0/24`, `2001:db8::/48`. */
  network: z.string(),
  at: z.string(),
});
export type SignInEvent = z.infer<typeof signInEventSchema>;

/**
 * The network of an address: what tells two places apart without naming a household.
 * @returns the address itself when it is none that is known here
 */
export function networkOf(address: string): string {
  const v4 = /^(?:::ffff:)?(\d{1,3}\.\d{1,3}\.\d{1,3})\.\d{1,3}$/i.exec(address)?.[1];
  if (v4) return `${v4}.0/24`;
  if (!address.includes(":")) return address;
  const [head = ""] = address.split("%");
  const [before = "", after] = head.toLowerCase().split("::");
  const groups = before.split(":").filter(Boolean);
  const rest = after === undefined ? [] : after.split(":").filter(Boolean);
  const zeros = after === undefined ? 0 : Math.max(0, 8 - groups.length - rest.length);
  const whole = [...groups, ...Array<string>(zeros).fill("0"), ...rest];
  return `${whole.slice(0, 3).join(":")}::/48`;
}
