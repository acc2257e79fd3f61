import { zodResolver } from "@hookform/resolvers/zod";
import { domainNameSchema, hostNameIn } from "@vitrine/model";
import { Button, Field, TextInput } from "@vitrine/ui";
import { useForm } from "react-hook-form";
import { z } from "zod";
import { quietApi } from "../../../lib/api.ts";
import { applyServerErrors } from "../../../lib/form-errors.ts";
import { sayFailure } from "../../../lib/say-failure.ts";
import { useSingleFlight } from "../../../lib/use-single-flight.ts";
import { keepDomain } from "./domain-query.ts";

/** A pasted address means its host name. */
const formSchema = z.object({ domain: z.string().transform(hostNameIn).pipe(domainNameSchema) });

/** Asks for the domain of a website. */
export function DomainForm({ websiteId }: { websiteId: number }) {
  const form = useForm<z.input<typeof formSchema>, unknown, z.output<typeof formSchema>>({
    resolver: zodResolver(formSchema),
    defaultValues: { domain: "" },
  });
  const { errors, isSubmitting } = form.formState;
  const add = useSingleFlight(async (body: z.output<typeof formSchema>) => {
    try {
      const { data } = await quietApi.domains.putDomain({ params: { id: websiteId }, body });
      await keepDomain(websiteId, data);
    } catch (error) {
      applyServerErrors(form, error);
      sayFailure(error, "The domain was not added. Please try again.");
    }
  });
  return (
    <form noValidate onSubmit={form.handleSubmit(add)} className="flex flex-col gap-4">
      <Field
        label="Your domain"
        help="With or without www, exactly as visitors are to type it. You need access to its DNS records."
        error={errors.domain?.message}
      >
        <TextInput
          inputMode="url"
          autoComplete="off"
          autoCapitalize="none"
          spellCheck={false}
          placeholder="www.example.com"
          {...form.register("domain")}
        />
      </Field>
      <Button type="submit" variant="primary" className="self-start" busy={isSubmitting} busyLabel="Adding…">
        Add domain
      </Button>
    </form>
  );
}
