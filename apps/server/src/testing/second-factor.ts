import { Secret, TOTP } from "otpauth";
import type { TestApp } from "./create-test-app.ts";
import { aPasskeyDevice } from "./passkey-device.ts";
import type { Person } from "./people.ts";

/** Sets an authenticator app up. `code` gives what it shows, each time of a new half minute. */
export async function withApp(app: TestApp, person: Person) {
  const made = await person.call("POST", "/user/second-factor/app");
  const { secret } = made.body["data"] as { secret: string };
  const totp = new TOTP({ secret: Secret.fromBase32(secret) });
  const code = () => {
    app.clock.advance(31_000);
    return totp.generate({ timestamp: app.clock.now().getTime() });
  };
  const turnedOn = await person.call("POST", "/user/second-factor/app/confirm", { code: code() });
  if (turnedOn.status !== 200) throw new Error(turnedOn.raw);
  const recoveryCodes = (turnedOn.body["recovery_codes"] ?? []) as string[];
  const now = () => totp.generate({ timestamp: app.clock.now().getTime() });
  return { secret, code, now, recoveryCodes };
}

/** Adds a passkey that a new device makes. */
export async function withPasskey(person: Person, name = "My phone") {
  const device = aPasskeyDevice();
  const asked = await person.call("POST", "/user/passkeys/options");
  const { challenge, options } = asked.body["data"] as { challenge: string; options: Record<string, unknown> };
  const added = await person.call("POST", "/user/passkeys", { challenge, name, passkey: device.create(options) });
  if (added.status !== 201) throw new Error(added.raw);
  const { id } = added.body["data"] as { id: number };
  return { device, id, recoveryCodes: added.body["recovery_codes"] as string[] | null };
}
