export * from "./core/api-token-access.ts";
export * from "./core/browser-session.ts";
export * from "./core/endpoint.ts";
export * from "./core/envelope.ts";
export * from "./core/errors.ts";
export * from "./core/rate-limits.ts";
export { pendingSignInSchema, type PendingSignIn } from "./core/signed-in.ts";
export type { PasskeyAssertion, PasskeyAttestation } from "./core/webauthn.ts";
export {
  changePasswordFormSchema,
  deleteAccountFormSchema,
  emailChangeFormSchema,
  loginFormSchema,
  profileFormSchema,
  registerFormSchema,
  resetFormSchema,
} from "./endpoints/account-forms.ts";
export { contract, type Contract } from "./contract.ts";
export { adminContract, wholeContract, type AdminContract } from "./admin-contract.ts";
export { isOpenToImpersonation } from "./impersonation-access.ts";
