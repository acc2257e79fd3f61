import { zodResolver } from "@hookform/resolvers/zod";
import { newApiTokenSchema, type ApiAbility } from "@vitrine/model";
import { Button, Checkbox, Field, Select, TextInput } from "@vitrine/ui";
import { Controller, useForm, type Control } from "react-hook-form";
import type { z } from "zod";
import { quietApi } from "../../lib/api.ts";
import { applyServerErrors } from "../../lib/form-errors.ts";
import { sayFailure } from "../../lib/say-failure.ts";
import { queryClient } from "../../lib/query-client.ts";
import { useSingleFlight } from "../../lib/use-single-flight.ts";
import { apiTokensQuery } from "./api-tokens-query.ts";

type TokenInput = z.input<typeof newApiTokenSchema>;
type TokenValues = z.output<typeof newApiTokenSchema>;

const abilities = [
  { value: "read", label: "Read websites" },
  { value: "write", label: "Change websites" },
] as const satisfies readonly { value: ApiAbility; label: string }[];

const ends = [
  { days: 30, label: "30 days" },
  { days: 90, label: "90 days" },
  { days: 365, label: "One year" },
] as const;

const blank: TokenInput = { name: "", abilities: ["read"], expires_in_days: 90 };

/** A name, what the token may do, and when it ends. */
export function NewTokenForm({ onCreated }: { onCreated: (secret: string) => void }) {
  const form = useForm<TokenInput, unknown, TokenValues>({
    resolver: zodResolver(newApiTokenSchema),
    defaultValues: blank,
  });
  const { errors, isSubmitting } = form.formState;
  const create = useSingleFlight(async (body: TokenValues) => {
    try {
      const { secret } = await quietApi.apiTokens.createApiToken({ body });
      form.reset(blank);
      onCreated(secret);
      await queryClient.invalidateQueries({ queryKey: apiTokensQuery.queryKey });
    } catch (error) {
      applyServerErrors(form, error);
      sayFailure(error, "The token was not made. Please try again.");
    }
  });
  return (
    <form noValidate onSubmit={form.handleSubmit(create)} className="flex flex-col gap-4">
      <Field label="Name" help="What uses it, so that you know it later." error={errors.name?.message}>
        <TextInput autoComplete="off" maxLength={60} {...form.register("name")} />
      </Field>
      <AbilityBoxes control={form.control} error={errors.abilities?.message} />
      <Field label="Ends after">
        <Select
          {...form.register("expires_in_days", {
            setValueAs: (value: string | number | null) => (value === "" || value === null ? null : Number(value)),
          })}
        >
          {ends.map(({ days, label }) => (
            <option key={days} value={days}>
              {label}
            </option>
          ))}
          <option value="">Never</option>
        </Select>
      </Field>
      <Button type="submit" variant="primary" className="self-start" busy={isSubmitting} busyLabel="Creating…">
        Create token
      </Button>
    </form>
  );
}

function AbilityBoxes({
  control,
  error,
}: {
  control: Control<TokenInput, unknown, TokenValues>;
  error?: string | undefined;
}) {
  return (
    <Controller
      control={control}
      name="abilities"
      render={({ field }) => (
        <fieldset>
          <legend className="text-label">May</legend>
          {abilities.map(({ value, label }) => (
            <Checkbox
              key={value}
              label={label}
              checked={field.value.includes(value)}
              onChange={(event) =>
                field.onChange(
                  event.target.checked ? [...field.value, value] : field.value.filter((ability) => ability !== value),
                )
              }
            />
          ))}
          {error ? (
            <p role="alert" className="text-caption text-danger">
              {error}
            </p>
          ) : null}
        </fieldset>
      )}
    />
  );
}
