import type { Website } from "@vitrine/model";
import { skillKind } from "../items/item-kinds.ts";
import { ItemSection } from "../items/item-section.tsx";
import { SkillDialog } from "./skill-dialog.tsx";

/** Skill categories of the website (document 2, section 2). */
export function SkillsSection({ website }: { website: Website }) {
  return (
    <ItemSection
      kind={skillKind}
      websiteId={website.id}
      items={skillKind.read(website)}
      title="Skills & Expertise"
      addLabel="Add Skill Category"
      empty={{ title: "No skills yet", text: "Group what you are good at, e.g. Design or Databases." }}
      wordsOf={(item) => ({ title: item.title, detail: item.info.join(", "), meta: "" })}
      dialog={SkillDialog}
    />
  );
}
