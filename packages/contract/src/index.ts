export * from "./core/api-token-access.ts";
export * from "./core/endpoint.ts";
export * from "./core/envelope.ts";
export * from "./core/errors.ts";
export * from "./core/rate-limits.ts";
export {
  changePasswordFormSchema,
  deleteAccountFormSchema,
  loginFormSchema,
  profileFormSchema,
  registerFormSchema,
  resetFormSchema,
} from "./endpoints/account-forms.ts";
export { contract, type Contract } from "./contract.ts";
export { adminContract, wholeContract, type AdminContract } from "./admin-contract.ts";
export { isOpenToImpersonation } from "./impersonation-access.ts";
