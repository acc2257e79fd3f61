import type { SiteView } from "../view/site-view.ts";

/** The numbers of the creative form that the owner entered. */
export function creativeNumbers({ creative, labels }: SiteView) {
  const metrics = creative?.metrics;
  return [
    { label: labels.projectsCompleted, value: metrics?.projects },
    { label: labels.years, value: metrics?.experienceYears },
    { label: labels.clientSatisfaction, value: metrics?.clientSatisfaction },
  ].filter(({ value }) => value);
}

/** The same as terms and values; nothing where none was entered. */
export function CreativeNumbers({ view, className }: { view: SiteView; className: string }) {
  const numbers = creativeNumbers(view);
  if (numbers.length === 0) return null;
  return (
    <dl className={className}>
      {numbers.map(({ label, value }) => (
        <div key={label}>
          <dt>{label}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  );
}
