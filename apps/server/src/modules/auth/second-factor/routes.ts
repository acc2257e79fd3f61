import { contract } from "@vitrine/contract";
import type { Bind } from "../../../http/route.ts";
import type { Devices } from "../devices.ts";
import type { SecondFactorService } from "./second-factor-service.ts";
import type { SignInSteps } from "./sign-in-steps.ts";

const { secondFactor: calls, passkeys } = contract;

type SecondFactor = { steps: SignInSteps; service: SecondFactorService; devices: Devices };

/** Binds the second step of a sign-in, passkeys, and what people set up for it. */
export function registerSecondFactor(bind: Bind, { steps, service, devices }: SecondFactor): void {
  bind(calls.loginSecondFactor, async ({ body, address, request, reply }) => {
    const signedIn = await steps.secondStep(body, { address, userAgent: request.headers["user-agent"] ?? null });
    await steps.noteSignIn(signedIn.user, "second_factor", address);
    await devices.welcome({ request, reply }, signedIn);
    return { message: `Welcome back, ${signedIn.user.name}!`, ...signedIn };
  });
  bind(passkeys.askPasskey, async () => ({ data: await steps.askPasskey() }));
  bind(passkeys.loginByPasskey, async ({ body, address, request, reply }) => {
    const signedIn = await steps.byPasskey(body, request.headers["user-agent"] ?? null);
    await steps.noteSignIn(signedIn.user, "passkey", address);
    await devices.welcome({ request, reply }, signedIn);
    return { message: `Welcome back, ${signedIn.user.name}!`, ...signedIn };
  });
  bindApp(bind, service);
  bindPasskeys(bind, service);
  bind(calls.askConfirmation, async ({ caller }) => ({ data: await service.askConfirmation(caller) }));
  bind(calls.confirm, async ({ caller, body }) => {
    await service.confirm(caller, body);
    return { message: "Thank you." };
  });
}

function bindApp(bind: Bind, service: SecondFactorService): void {
  bind(calls.getSecondFactor, async ({ caller }) => ({ data: await service.status(caller) }));
  bind(calls.setUpApp, async ({ caller }) => ({ data: await service.setUpApp(caller) }));
  bind(calls.turnAppOn, async ({ caller, body }) => ({
    message: "Your authenticator app is set up.",
    recovery_codes: await service.turnAppOn(caller, body.code),
  }));
  bind(calls.turnAppOff, async ({ caller }) => {
    await service.turnAppOff(caller);
    return { message: "The authenticator app has been removed." };
  });
  bind(calls.renewRecoveryCodes, async ({ caller }) => ({
    message: "Your old recovery codes no longer work.",
    recovery_codes: await service.renewRecoveryCodes(caller),
  }));
}

function bindPasskeys(bind: Bind, service: SecondFactorService): void {
  bind(passkeys.askNewPasskey, async ({ caller }) => ({ data: await service.askNewPasskey(caller) }));
  bind(passkeys.addPasskey, ({ caller, body }) => service.addPasskey(caller, body));
  bind(passkeys.renamePasskey, async ({ caller, params, body }) => ({
    data: await service.renamePasskey(caller, params.passkeyId, body.name),
  }));
  bind(passkeys.removePasskey, async ({ caller, params }) => {
    await service.removePasskey(caller, params.passkeyId);
    return { message: "The passkey has been removed." };
  });
}
