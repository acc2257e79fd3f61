import { caseStudyLimits, slugFromTitle, type ShownPicture } from "@vitrine/model";
import { Field, TextInput } from "@vitrine/ui";
import { Controller, type UseFormReturn } from "react-hook-form";
import type { ProjectValues } from "../project-values.ts";
import { CaseStudyEditor } from "./case-study-editor.tsx";

type PageFieldsProps = { form: UseFormReturn<ProjectValues>; pictures: readonly ShownPicture[] };

/** What a project's own page says beside the project; closed until somebody wants one. */
export function PageFields({ form, pictures }: PageFieldsProps) {
  const { errors } = form.formState;
  const [title, body] = form.watch(["title", "body"]);
  const isWrong = Boolean(errors.slug ?? errors.role ?? errors.client ?? errors.body);
  const partProblems = Array.isArray(errors.body) ? (errors.body as readonly PartProblems[]) : [];
  return (
    <details className="border-t border-line pt-2" open={isWrong || undefined}>
      <summary className="min-h-11 cursor-pointer content-center text-label">A page of its own</summary>
      <div className="mt-2 flex flex-col gap-5">
        <p className="text-caption text-muted">
          A project with pictures or parts below gets a page where visitors read how it was made.
        </p>
        <div className="grid gap-5 @min-[26rem]:grid-cols-2">
          <Field label="Your role" optional error={errors.role?.message}>
            <TextInput {...form.register("role")} />
          </Field>
          <Field label="Client" optional error={errors.client?.message}>
            <TextInput {...form.register("client")} />
          </Field>
        </div>
        <Field label="Address" optional help="The end of the page's address." error={errors.slug?.message}>
          <TextInput placeholder={slugFromTitle(title, 90)} {...form.register("slug")} />
        </Field>
        <Controller
          control={form.control}
          name="body"
          render={({ field }) => (
            <CaseStudyEditor
              blocks={field.value}
              onChange={field.onChange}
              pictures={pictures}
              problems={partProblems}
            />
          )}
        />
        {body.length >= caseStudyLimits.blocks ? (
          <p className="text-caption text-muted">{`A page may have ${caseStudyLimits.blocks} parts.`}</p>
        ) : null}
      </div>
    </details>
  );
}

type PartProblems = Readonly<Record<string, { message?: string } | undefined>> | undefined;
