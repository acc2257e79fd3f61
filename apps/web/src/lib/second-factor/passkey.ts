import type { PasskeyAssertion, PasskeyAttestation } from "@vitrine/contract";
import type {
  PublicKeyCredentialCreationOptionsJSON,
  PublicKeyCredentialRequestOptionsJSON,
} from "@simplewebauthn/browser";

/** The server's question for a passkey, which only the browser looks into. */
export type PasskeyQuestion = Record<string, unknown>;

/** The library comes with the first passkey: most visits never need it. */
const library = () => import("@simplewebauthn/browser");

/** Whether this browser knows passkeys at all; where there is none, as for a prebuilt page, its style sheet decides. */
export const knowsPasskeys = (): boolean =>
  typeof window === "undefined" || typeof window.PublicKeyCredential === "function";

/**
 * Asks for one of the person's passkeys.
 * @param inField offers them in the field for the address in place of a dialog, and waits there
 * @throws when the person closes the browser's dialog, or has no passkey for this
 */
export async function askForPasskey(question: PasskeyQuestion, inField = false): Promise<PasskeyAssertion> {
  const { startAuthentication } = await library();
  const optionsJSON = question as unknown as PublicKeyCredentialRequestOptionsJSON;
  const { authenticatorAttachment, ...answer } = await startAuthentication({
    optionsJSON,
    useBrowserAutofill: inField,
  });
  return {
    ...answer,
    clientExtensionResults: { ...answer.clientExtensionResults },
    ...(authenticatorAttachment ? { authenticatorAttachment } : {}),
  };
}

/** Whether passkeys can be offered in a field. */
export async function offersPasskeysInFields(): Promise<boolean> {
  return knowsPasskeys() && (await library()).browserSupportsWebAuthnAutofill();
}

/** Gives up an offer in a field, e.g. because the page goes. */
export async function withdrawOffer(): Promise<void> {
  (await library()).WebAuthnAbortService.cancelCeremony();
}

/** Has the browser make a passkey. @throws as {@link askForPasskey} */
export async function makePasskey(question: PasskeyQuestion): Promise<PasskeyAttestation> {
  const { startRegistration } = await library();
  const optionsJSON = question as unknown as PublicKeyCredentialCreationOptionsJSON;
  const { authenticatorAttachment, ...made } = await startRegistration({ optionsJSON });
  return {
    ...made,
    clientExtensionResults: { ...made.clientExtensionResults },
    ...(authenticatorAttachment ? { authenticatorAttachment } : {}),
  };
}
