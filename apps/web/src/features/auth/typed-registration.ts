import type { registerFormSchema } from "@vitrine/contract";
import { useEffect } from "react";
import type { UseFormReturn } from "react-hook-form";
import type { z } from "zod";
import { readStored, writeStored, type PendingTryout } from "../../lib/storage/client-storage.ts";

type RegisterForm = UseFormReturn<z.input<typeof registerFormSchema>, unknown, z.output<typeof registerFormSchema>>;

/**
 * What the register form begins with: what was typed into it in this tab, so that it survives being loaded anew and the
 * way back from "Check Your Email", where a wrong address is noticed; else the address of an invitation; else what the
 * CV says.
 */
export function personOf(invited: string, tryout: PendingTryout | null) {
  const typed = readStored("register_typed");
  const given = { name: tryout?.name ?? "", email: invited || (tryout?.email ?? ""), company: "" };
  if (!typed) return given;
  const { name, company } = typed;
  return { name, company, email: invited && invited !== typed.invited ? invited : typed.email };
}

/** Keeps what is typed into the register form, except for passwords, until somebody is signed in. */
export function useTypedRegistration(form: RegisterForm, invited: string): void {
  useEffect(
    () =>
      form.subscribe({
        formState: { values: true },
        callback: ({ values: { name, email, company } }) =>
          writeStored("register_typed", { name, email, company: company ?? "", invited }),
      }),
    [form, invited],
  );
}
