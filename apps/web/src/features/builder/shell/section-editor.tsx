import type { DraftStore } from "../draft/draft-store.ts";
import type { Website } from "@vitrine/model";
import type { Draft } from "../draft/draft.ts";
import { EducationSection } from "../education/education-section.tsx";
import { ExperienceSection } from "../experience/experience-section.tsx";
import { ExtrasSection } from "../extras/extras-section.tsx";
import { PersonalSection } from "../personal/personal-section.tsx";
import { ProjectsSection } from "../projects/projects-section.tsx";
import { SkillsSection } from "../skills/skills-section.tsx";
import { TemplateSection } from "../template/template-section.tsx";
import type { TemplateChoice } from "../template/use-template-choice.ts";
import type { BuilderSectionId } from "./builder-rules.ts";
import type { SaveState } from "./use-save.ts";

type SectionEditorProps = {
  section: BuilderSectionId;
  store: DraftStore;
  draft: Draft;
  /** The website with everything typed so far. */
  website: Website;
  saveState: SaveState;
  onSave: () => void;
  choice: TemplateChoice;
};

/** The editor of the chosen section. */
export function SectionEditor({ section, store, draft, website, saveState, onSave, choice }: SectionEditorProps) {
  switch (section) {
    case "template":
      return <TemplateSection website={website} choice={choice} />;
    case "personal":
      return <PersonalSection store={store} draft={draft} saveState={saveState} onSave={onSave} />;
    case "experience":
      return <ExperienceSection website={website} />;
    case "education":
      return <EducationSection website={website} />;
    case "skills":
      return <SkillsSection website={website} />;
    case "projects":
      return <ProjectsSection website={website} />;
    case "extras":
      return <ExtrasSection store={store} website={website} />;
  }
}
