import { zodResolver } from "@hookform/resolvers/zod";
import { profileFormSchema } from "@vitrine/contract";
import type { User } from "@vitrine/model";
import { Button, Field, Segments, TextInput, toast } from "@vitrine/ui";
import { Monitor, Moon, Sun } from "lucide-react";
import { useEffect, useRef } from "react";
import { useForm, type UseFormReturn } from "react-hook-form";
import type { z } from "zod";
import { quietApi } from "../../lib/api.ts";
import { applyServerErrors } from "../../lib/form-errors.ts";
import { sayFailure } from "../../lib/say-failure.ts";
import { useUnsavedMarker } from "../../lib/page-header.tsx";
import { storeUser, useSession } from "../../lib/session/session-store.ts";
import { setTheme, useTheme } from "../../lib/theme.ts";
import { useSingleFlight } from "../../lib/use-single-flight.ts";
import { EmailSection } from "./email-section.tsx";
import { SettingsSection } from "./settings-section.tsx";

type ProfileInput = z.input<typeof profileFormSchema>;
type ProfileValues = z.output<typeof profileFormSchema>;

const icon = { size: 16, strokeWidth: 1.75, "aria-hidden": true } as const;
const themes = [
  { value: "light", label: "Light", icon: <Sun {...icon} /> },
  { value: "dark", label: "Dark", icon: <Moon {...icon} /> },
  { value: "system", label: "System", icon: <Monitor {...icon} /> },
] as const;

/** Who the account belongs to, and how the application looks on this device. */
export function ProfileTab() {
  const { user } = useSession();
  const theme = useTheme();
  if (!user) return null;
  return (
    <>
      <SettingsSection title="Profile" text="How we address you. Your websites keep names of their own.">
        <ProfileForm stored={profileOf(user)} />
      </SettingsSection>
      <EmailSection />
      <SettingsSection title="Appearance" text="Light, dark or as your system; kept on this device.">
        <Segments label="Theme" items={themes} value={theme} onValueChange={setTheme} />
      </SettingsSection>
    </>
  );
}

const profileOf = ({ name, company, tax_id: taxId }: User) => ({ name, company: company ?? "", tax_id: taxId ?? "" });

/** Fields that still say what was known take over how the profile is stored now; what was typed since then stays. */
function takeOver(form: UseFormReturn<ProfileInput, unknown, ProfileValues>, known: ProfileInput, now: ProfileInput) {
  const typed = form.getValues();
  form.reset(now, { keepValues: true });
  for (const field of ["name", "company", "tax_id"] as const)
    if (typed[field] === known[field]) form.setValue(field, now[field], { shouldDirty: true });
}

function ProfileForm({ stored }: { stored: ReturnType<typeof profileOf> }) {
  const { name, company, tax_id: taxId } = stored;
  const form = useForm<ProfileInput, unknown, ProfileValues>({
    resolver: zodResolver(profileFormSchema),
    defaultValues: stored,
  });
  const { errors, isDirty, isSubmitting } = form.formState;
  useUnsavedMarker(isDirty);
  const known = useRef<ProfileInput>(stored);
  useEffect(() => {
    const now = { name, company, tax_id: taxId };
    takeOver(form, known.current, now);
    known.current = now;
  }, [form, name, company, taxId]);
  const save = useSingleFlight(async (body: ProfileValues) => {
    const sent = form.getValues();
    try {
      const { user } = await quietApi.accountSettings.updateProfile({ body });
      known.current = profileOf(user);
      takeOver(form, sent, known.current);
      storeUser(user);
      toast.success("Your profile has been saved.");
    } catch (error) {
      applyServerErrors(form, error);
      sayFailure(error, "Your profile was not saved. Please try again.");
    }
  });
  return (
    <form noValidate onSubmit={form.handleSubmit(save)} className="flex flex-col gap-4">
      <Field label="Name" error={errors.name?.message}>
        <TextInput autoComplete="name" {...form.register("name")} />
      </Field>
      <Field label="Company" optional error={errors.company?.message}>
        <TextInput autoComplete="organization" {...form.register("company")} />
      </Field>
      <Field label="Tax number for invoices" optional error={errors.tax_id?.message}>
        <TextInput autoComplete="off" {...form.register("tax_id")} />
      </Field>
      <Button
        type="submit"
        variant="primary"
        className="self-start"
        disabled={!isDirty}
        busy={isSubmitting}
        busyLabel="Saving..."
      >
        {isDirty ? "Save Changes" : "Saved"}
      </Button>
    </form>
  );
}
