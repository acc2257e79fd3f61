import { contactEmailMessage, simpleEmailPattern } from "@vitrine/model";
import { useEffect, useState } from "react";

/** Validation waits so long for the next key (document 2, section 9). */
export const validationDebounceMs = 500;

/** 'Please enter a valid email address', checked on blur and 500 ms after typing (document 2, section 5). */
export function useEmailProblem(email: string): { problem: string | undefined; check: () => void } {
  const [checked, setChecked] = useState(email);
  useEffect(() => {
    const timer = setTimeout(() => setChecked(email), validationDebounceMs);
    return () => clearTimeout(timer);
  }, [email]);
  return { problem: emailProblem(checked.trim()), check: () => setChecked(email) };
}

export function emailProblem(email: string): string | undefined {
  return email === "" || simpleEmailPattern.test(email) ? undefined : contactEmailMessage;
}
