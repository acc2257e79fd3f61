import { useQuery } from "@tanstack/react-query";
import { manualTemplates } from "@vitrine/model";
import { templatesQuery } from "../../../lib/queries/templates.ts";
import { TemplatePicture } from "../../../lib/templates/template-picture.tsx";
import { countsOf, isExample, type ListName, type ManualValues } from "../manual-values.ts";
import { LineField, TextField } from "../text-field.tsx";
import type { StepProps } from "./item-steps.tsx";

/** Step 6: the website itself, and what it will hold. */
export function WebsiteStep({ form }: StepProps) {
  return (
    <div className="flex flex-col gap-6">
      <LineField
        form={form}
        name="name"
        label="Website Name"
        help="For you: it names the portfolio on your dashboard."
      />
      <TemplateField form={form} />
      <TextField
        form={form}
        name="intro"
        label="Introduction"
        optional
        rows={3}
        help="One or two sentences at the top of the site."
      />
      <Summary form={form} />
    </div>
  );
}

const names = { modern: "Modern", classic: "Classic", creative: "Creative", minimal: "Minimal" } as const;

/** The four templates that the form offers to everybody, those of them that the catalogue has. */
function TemplateField({ form }: StepProps) {
  const { data: groups = [] } = useQuery(templatesQuery);
  const catalogue = new Map(groups.flatMap((group) => group.templates).map((template) => [template.slug, template]));
  const offered = manualTemplates.filter((slug) => catalogue.size === 0 || catalogue.has(slug));
  const chosen = form.watch("template_slug");
  return (
    <fieldset>
      <legend className="text-label">Template</legend>
      <div className="mt-2 grid grid-cols-2 gap-4 sm:grid-cols-4">
        {offered.map((slug) => {
          const template = catalogue.get(slug);
          return (
            <label
              key={slug}
              className={`flex cursor-pointer flex-col gap-2 border bg-surface p-2 has-[input:focus-visible]:outline-2 has-[input:focus-visible]:outline-offset-2 has-[input:focus-visible]:outline-brand ${chosen === slug ? "border-brand bg-tint" : "border-line hover:border-ink"}`}
            >
              {template?.preview_url ? (
                <TemplatePicture
                  name={template.name}
                  src={template.preview_urls?.mobile ?? template.preview_url}
                  shape="tall"
                  scrollsOnHover={false}
                />
              ) : null}
              <span className="flex min-h-8 items-center gap-2 text-label">
                <input type="radio" value={slug} className="accent-brand" {...form.register("template_slug")} />
                {template?.name ?? names[slug]}
              </span>
            </label>
          );
        })}
      </div>
    </fieldset>
  );
}

const lines = [
  ["experiences", "Work experience"],
  ["educations", "Education"],
  ["skills", "Skill categories"],
  ["projects", "Projects"],
] as const satisfies readonly (readonly [ListName, string])[];

function Summary({ form }: StepProps) {
  const values = form.watch();
  const counts = countsOf(values);
  const left = examplesIn(values);
  return (
    <section aria-labelledby="manual-summary" className="border-t border-line pt-5">
      <h3 id="manual-summary" className="text-h3">
        What your portfolio will hold
      </h3>
      <dl className="mt-3 grid grid-cols-2 gap-x-6 gap-y-2 sm:grid-cols-4">
        {lines.map(([list, label]) => (
          <div key={list} className="flex flex-col-reverse border-s border-line ps-3">
            <dt className="text-caption text-muted">{label}</dt>
            <dd className="text-h2 tabular-nums">{counts[list]}</dd>
          </div>
        ))}
      </dl>
      {left.length > 0 ? (
        <p className="mt-4 border-s-[3px] border-warn bg-warn-tint px-3 py-2 text-app">
          Still the example: {left.join(", ")}. Go back to write your own, or it stands on your site as it is.
        </p>
      ) : null}
    </section>
  );
}

function examplesIn(values: ManualValues): string[] {
  return lines.flatMap(([list, label]) =>
    values[list].some((item) => isExample(list, item)) ? [label.toLowerCase()] : [],
  );
}
