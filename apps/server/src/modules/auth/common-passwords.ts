import { commonPasswordMessage } from "@vitrine/model";
import { dictionary } from "@zxcvbn-ts/language-common";
import { invalidField } from "../../http/app-error.ts";

/** Some 18,000 of eight characters or more; ASVS 5 asks for the 3,000 most common ones (V6.2.4). */
const commonPasswords: ReadonlySet<string> = new Set(dictionary["passwords-common"]);

/** @throws AppError validation_failed for one of the passwords that are tried first */
export function refuseCommonPassword(password: string): void {
  if (commonPasswords.has(password.toLowerCase())) throw invalidField("password", commonPasswordMessage);
}
