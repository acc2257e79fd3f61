import type { PlanName, Website } from "@vitrine/model";
import type { SampleLeft } from "@vitrine/templates/sample-words";
import {
  PanelLeftClose,
  PanelLeftOpen,
  Briefcase,
  FolderOpen,
  GraduationCap,
  Layers,
  LayoutTemplate,
  ListPlus,
  Newspaper,
  Palette,
  SlidersHorizontal,
  User,
  Wrench,
} from "lucide-react";
import { listedSections, sectionCount, type BuilderSectionId } from "./builder-rules.ts";

const icons = {
  template: LayoutTemplate,
  design: Palette,
  "template-data": SlidersHorizontal,
  personal: User,
  sections: Layers,
  experience: Briefcase,
  education: GraduationCap,
  skills: Wrench,
  projects: FolderOpen,
  blog: Newspaper,
  extras: ListPlus,
} as const satisfies Record<BuilderSectionId, unknown>;

type SectionNavProps = {
  website: Website;
  /** Null while it is loading. */
  plan: PlanName | null;
  current: BuilderSectionId;
  /** What is still a sample person's: its sections carry a mark. */
  sampleLeft: readonly SampleLeft[];
  onChoose: (section: BuilderSectionId) => void;
  isCollapsed: boolean;
  /** Below 1024 px it is a strip over the page. */
  isStrip: boolean;
  onToggle: () => void;
};

/** Scrolls the strip, and only the strip, until the current section stands in it. */
function bringIntoStrip(button: HTMLElement | null): void {
  const strip = button?.closest("nav");
  if (!button || !strip || strip.scrollWidth <= strip.clientWidth) return;
  strip.scrollTo({ left: button.offsetLeft - (strip.clientWidth - button.offsetWidth) / 2 });
}

/** The builder's own sidebar: sections with their counts; a strip of words below 1024 px. */
export function SectionNav(props: SectionNavProps) {
  const { website, plan, current, sampleLeft, onChoose, isCollapsed, isStrip, onToggle } = props;
  const Toggle = isCollapsed ? PanelLeftOpen : PanelLeftClose;
  return (
    <nav
      aria-label="Website sections"
      data-bar={isStrip ? "sections" : undefined}
      className="shrink-0 border-line bg-surface max-lg:sticky short:static! max-lg:top-[calc(3.5rem+var(--shell-top))] max-lg:z-10 max-lg:overflow-x-auto max-lg:border-b lg:flex lg:w-(--nav) lg:flex-col lg:overflow-y-auto lg:border-e"
    >
      <ul className="flex gap-1 px-2 py-0.5 lg:flex-col lg:py-2">
        {listedSections(plan).map(({ id, label }) => {
          const Icon = icons[id];
          const count = sectionCount(website, id);
          const isCurrent = id === current;
          return (
            <li
              key={id}
              className={`shrink-0 ${id === "sections" ? "border-line max-lg:border-s max-lg:ps-1 lg:mt-2 lg:border-t lg:pt-2" : ""}`}
            >
              <button
                type="button"
                aria-current={isCurrent ? "true" : undefined}
                ref={isCurrent && isStrip ? bringIntoStrip : undefined}
                title={isCollapsed ? label : undefined}
                onClick={() => onChoose(id)}
                className={`flex min-h-11 w-full items-center gap-2 px-2.5 text-label whitespace-nowrap max-lg:border-b-2 lg:min-h-10 lg:gap-3 lg:rounded-e-m lg:border-s-[3px] ${isCurrent ? "border-brand lg:bg-tint" : "border-transparent text-muted hover:text-ink"}`}
              >
                <Icon size={18} strokeWidth={1.75} aria-hidden className="shrink-0 max-lg:hidden" />
                <span className={isCollapsed ? "lg:sr-only" : ""}>{label}</span>
                {sampleLeft.some(({ place }) => place === id) ? (
                  <span title="Still the sample person's" className="size-2 shrink-0 rounded-full bg-warn">
                    <span className="sr-only">still the sample person&rsquo;s</span>
                  </span>
                ) : null}
                {count === null ? null : (
                  <span className={`ms-auto text-caption text-muted tabular-nums ${isCollapsed ? "lg:sr-only" : ""}`}>
                    {count}
                  </span>
                )}
              </button>
            </li>
          );
        })}
      </ul>
      <button
        type="button"
        data-bar="toggle"
        aria-expanded={!isCollapsed}
        aria-label={isCollapsed ? "Expand sections" : "Collapse sections"}
        onClick={onToggle}
        className="mx-2 mt-auto mb-2 hidden size-10 place-items-center rounded-m text-muted hover:text-ink lg:grid"
      >
        <Toggle size={18} strokeWidth={1.75} aria-hidden />
      </button>
    </nav>
  );
}
