import { Skeleton } from "@vitrine/ui";
import { lazy, Suspense } from "react";
import type { DraftStore } from "../draft/draft-store.ts";
import type { PlanName, Website } from "@vitrine/model";
import type { Draft } from "../draft/draft.ts";
import { PersonalSection } from "../personal/personal-section.tsx";
import type { TemplateChoice } from "../template/use-template-choice.ts";
import type { BuilderSectionId } from "./builder-rules.ts";
import type { SaveState } from "./use-save.ts";

/** Forms with their rules and ordering by drag come when a section with entries is opened, not with the page. */
const ExperienceSection = lazy(async () => ({
  default: (await import("../experience/experience-section.tsx")).ExperienceSection,
}));
const EducationSection = lazy(async () => ({
  default: (await import("../education/education-section.tsx")).EducationSection,
}));
const SkillsSection = lazy(async () => ({ default: (await import("../skills/skills-section.tsx")).SkillsSection }));
const ProjectsSection = lazy(async () => ({
  default: (await import("../projects/projects-section.tsx")).ProjectsSection,
}));
const BlogSection = lazy(async () => ({ default: (await import("../blog/blog-section.tsx")).BlogSection }));
const TemplateSection = lazy(async () => ({
  default: (await import("../template/template-section.tsx")).TemplateSection,
}));
const TemplateSelector = lazy(async () => ({
  default: (await import("../template/template-selector.tsx")).TemplateSelector,
}));
const DesignSection = lazy(async () => ({ default: (await import("../design/design-section.tsx")).DesignSection }));
const TemplateDataSection = lazy(async () => ({
  default: (await import("../template-data/template-data-section.tsx")).TemplateDataSection,
}));
const SectionsSection = lazy(async () => ({
  default: (await import("../sections/sections-section.tsx")).SectionsSection,
}));
const ExtrasSection = lazy(async () => ({ default: (await import("../extras/extras-section.tsx")).ExtrasSection }));

type SectionEditorProps = {
  section: BuilderSectionId;
  store: DraftStore;
  draft: Draft;
  /** The website with everything typed so far. */
  website: Website;
  /** Null while it is loading. */
  plan: PlanName | null;
  saveState: SaveState;
  onSave: () => void;
  choice: TemplateChoice;
  onSection: (section: BuilderSectionId) => void;
};

/** The editor of the chosen section. */
export function SectionEditor(props: SectionEditorProps) {
  return (
    <Suspense fallback={<Skeleton className="h-96" />}>
      <ChosenSection {...props} />
    </Suspense>
  );
}

function ChosenSection(props: SectionEditorProps) {
  const { section, store, draft, website, saveState, onSave, choice } = props;
  switch (section) {
    case "template":
      return <TemplateSection website={website} choice={choice} />;
    case "design":
      return <DesignSection website={website} plan={props.plan} />;
    case "template-data":
      return (
        <TemplateDataSection
          website={website}
          onSection={props.onSection}
          selector={<TemplateSelector website={website} choice={choice} />}
        />
      );
    case "personal":
      return <PersonalSection store={store} draft={draft} saveState={saveState} onSave={onSave} />;
    case "sections":
      return <SectionsSection website={website} />;
    case "experience":
      return <ExperienceSection website={website} />;
    case "education":
      return <EducationSection website={website} />;
    case "skills":
      return <SkillsSection website={website} />;
    case "projects":
      return <ProjectsSection website={website} />;
    case "blog":
      return <BlogSection website={website} plan={props.plan} />;
    case "extras":
      return <ExtrasSection website={website} />;
  }
}
