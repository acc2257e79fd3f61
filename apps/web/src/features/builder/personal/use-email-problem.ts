import { contactEmailMessage, simpleEmailPattern } from "@vitrine/model";
import { useEffect, useState } from "react";

const debounceMs = 500;

/** 'Please enter a valid email address', checked on blur and 500 ms after typing (document 2, section 5). */
export function useEmailProblem(email: string): { problem: string | undefined; check: () => void } {
  const [checked, setChecked] = useState(email);
  useEffect(() => {
    const timer = setTimeout(() => setChecked(email), debounceMs);
    return () => clearTimeout(timer);
  }, [email]);
  return { problem: emailProblem(checked.trim()), check: () => setChecked(email) };
}

export function emailProblem(email: string): string | undefined {
  return email === "" || simpleEmailPattern.test(email) ? undefined : contactEmailMessage;
}
