import type { WebsiteSection } from "@vitrine/model";
import { Button, Checkbox } from "@vitrine/ui";
import { ArrowDown, ArrowUp } from "lucide-react";

const icon = { size: 16, strokeWidth: 1.75, "aria-hidden": true } as const;

/** A section that a link may show, in the link's own order. */
export type ChosenSection = { id: number; label: string; isShown: boolean };

/** The website's sections with something in them, as a link shows them unless told otherwise. */
export function sectionsToChoose(sections: readonly WebsiteSection[]): ChosenSection[] {
  return sections.filter(({ count }) => count > 0).map(({ id, label, visible }) => ({ id, label, isShown: visible }));
}

type SectionChoiceProps = {
  sections: readonly ChosenSection[];
  onChange: (sections: ChosenSection[]) => void;
  error?: string | undefined;
};

/** Which sections a link shows, and in which order; by pointer and by keyboard alike. */
export function SectionChoice({ sections, onChange, error }: SectionChoiceProps) {
  const move = (index: number, by: -1 | 1) => {
    const next = [...sections];
    const [moved] = next.splice(index, 1);
    if (moved) next.splice(index + by, 0, moved);
    onChange(next);
  };
  const show = (id: number, isShown: boolean) =>
    onChange(sections.map((section) => (section.id === id ? { ...section, isShown } : section)));
  return (
    <fieldset>
      <legend className="sr-only">Sections of this link</legend>
      <ul className="flex flex-col rounded-m border border-line">
        {sections.map(({ id, label, isShown }, index) => (
          <li key={id} className="flex items-center gap-1 border-b border-line ps-3 last:border-b-0">
            <Checkbox
              className="min-w-0 flex-1"
              label={<span className="wrap-anywhere">{label}</span>}
              checked={isShown}
              onChange={(event) => show(id, event.target.checked)}
            />
            <Button
              variant="quiet"
              size="small"
              iconOnly
              className="max-md:size-11"
              aria-label={`Move ${label} up`}
              disabled={index === 0}
              icon={<ArrowUp {...icon} />}
              onClick={() => move(index, -1)}
            />
            <Button
              variant="quiet"
              size="small"
              iconOnly
              className="max-md:size-11"
              aria-label={`Move ${label} down`}
              disabled={index === sections.length - 1}
              icon={<ArrowDown {...icon} />}
              onClick={() => move(index, 1)}
            />
          </li>
        ))}
      </ul>
      <p
        className={error ? "mt-1.5 text-caption text-danger" : "mt-1.5 text-caption text-muted"}
        role={error ? "alert" : undefined}
      >
        {error ?? "Name, title, introduction and contact are always there; everything else is only what you choose."}
      </p>
    </fieldset>
  );
}
