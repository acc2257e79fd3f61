import { Link } from "@tanstack/react-router";
import type { ProductAnalytics } from "@vitrine/model";
import { clsx } from "clsx";
import { useId } from "react";
import { count } from "../../../lib/charts/period-words.ts";

const shownAtFirst = 12;
const heads = ["Template", "Used", "Liked", "Looked at", "Score"] as const;

type Templates = ProductAnalytics["templates"];

/** How often each template is used, liked and looked at, the most popular first. */
export function TemplateUse({ templates }: { templates: Templates }) {
  const id = useId();
  const sorted = templates.toSorted((a, b) => b.popularity_score - a.popularity_score);
  const rest = sorted.slice(shownAtFirst);
  return (
    <section aria-labelledby={id}>
      <h2 id={id} className="font-text text-h3">
        Which templates do people choose?
      </h2>
      <p className="mt-1 text-caption text-muted">From the beginning, the most popular first.</p>
      <TemplateTable label="Templates" templates={sorted.slice(0, shownAtFirst)} />
      {rest.length > 0 ? (
        <details className="mt-1">
          <summary className="min-h-11 cursor-pointer content-center text-label text-brand md:min-h-9">
            {rest.length} more
          </summary>
          <TemplateTable label="More templates" templates={rest} />
        </details>
      ) : null}
    </section>
  );
}

function TemplateTable({ label, templates }: { label: string; templates: Templates }) {
  return (
    <table aria-label={label} className="mt-3 w-full border-y border-line text-label font-normal">
      <thead className="bg-sunken text-caption text-muted">
        <tr>
          {heads.map((head, index) => (
            <th
              key={head}
              scope="col"
              className={clsx("h-9 px-2 font-semibold md:px-3", index === 0 ? "text-start" : "text-end")}
            >
              {head}
            </th>
          ))}
        </tr>
      </thead>
      <tbody className="divide-y divide-line">
        {templates.map((template) => (
          <tr key={template.slug}>
            <th scope="row" className="px-2 py-1.5 text-start font-normal md:px-3">
              <Link
                to="/admin/websites"
                search={{ template_slug: template.slug }}
                className="text-brand underline-offset-4 wrap-anywhere hover:underline"
              >
                {template.name}
              </Link>
            </th>
            <td className="px-2 py-1.5 text-end tabular-nums md:px-3">{count(template.usage_count)}</td>
            <td className="px-2 py-1.5 text-end tabular-nums md:px-3">{count(template.like_count)}</td>
            <td className="px-2 py-1.5 text-end tabular-nums md:px-3">{count(template.view_count)}</td>
            <td className="px-2 py-1.5 text-end tabular-nums md:px-3">{count(template.popularity_score)}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
