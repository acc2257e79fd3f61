import type { Caller } from "../../../http/session.ts";
import { createProofs, type ProofDependencies } from "./proofs.ts";
import { createSealer } from "./sealed-secret.ts";
import { createSecondFactorService, type SecondFactorService } from "./second-factor-service.ts";
import { createSignInSteps, type SignInSteps } from "./sign-in-steps.ts";

type Dependencies = Omit<ProofDependencies, "sealer"> & {
  /** Encrypts the secrets of authenticator apps. */
  installationKey: string;
  isRequiredOf: (caller: Caller) => boolean;
};

/** Second factors: the steps of a sign-in that ask for one, and what people set up. */
export function createSecondFactor({ installationKey, ...given }: Dependencies): {
  steps: SignInSteps;
  service: SecondFactorService;
} {
  const dependencies = { ...given, sealer: createSealer(installationKey) };
  const proofs = createProofs(dependencies);
  return { steps: createSignInSteps(dependencies, proofs), service: createSecondFactorService(dependencies, proofs) };
}
