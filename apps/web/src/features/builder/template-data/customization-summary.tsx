import type { Website } from "@vitrine/model";
import { Button } from "@vitrine/ui";
import type { BuilderSectionId } from "../shell/builder-rules.ts";

/** For templates without data of their own: what they are made of, and where that is edited. */
export function CustomizationSummary({
  website,
  onSection,
}: {
  website: Website;
  onSection: (section: BuilderSectionId) => void;
}) {
  const counts = [
    { label: "Experience entries", count: website.experience.length },
    { label: "Education entries", count: website.education.length },
    { label: "Skill categories", count: website.skills.length },
    { label: "Projects", count: Object.values(website.projects).flat().length },
  ];
  return (
    <section aria-labelledby="summary-title" className="flex flex-col gap-6 border-t border-line pt-5">
      <div>
        <h3 id="summary-title" className="font-text text-h3">
          Template Customization
        </h3>
        <p className="mt-1 max-w-[56ch] text-muted">
          {website.template.name} needs nothing beyond your portfolio. It draws everything from these entries.
        </p>
      </div>
      <dl className="grid grid-cols-2 gap-x-6 gap-y-4 @min-[34rem]:grid-cols-4">
        {counts.map(({ label, count }) => (
          <div key={label} className="flex flex-col-reverse justify-end">
            <dt className="text-caption text-muted">{label}</dt>
            <dd className="font-display text-h1 tabular-nums">{count}</dd>
          </div>
        ))}
      </dl>
      <div className="flex flex-wrap gap-3">
        <Button variant="secondary" onClick={() => onSection("personal")}>
          Edit Personal Info
        </Button>
        <Button variant="secondary" onClick={() => onSection("experience")}>
          Edit Experience
        </Button>
        <Button variant="secondary" onClick={() => onSection("projects")}>
          Edit Projects
        </Button>
      </div>
    </section>
  );
}
