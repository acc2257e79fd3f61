import { hash, hashSync } from "@node-rs/argon2";

/** OWASP's argon2id settings (m = 19 MiB, t = 2, p = 1); about 11 ms on one core. */
const argon2Settings = { memoryCost: 19_456, timeCost: 2, parallelism: 1 };

export function hashPassword(password: string): Promise<string> {
  return hash(password, argon2Settings);
}

/** As {@link hashPassword}, on the thread that asks. */
export function hashPasswordNow(password: string): string {
  return hashSync(password, argon2Settings);
}
