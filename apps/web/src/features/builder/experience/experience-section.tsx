import { shownDateText, type Website } from "@vitrine/model";
import { experienceKind } from "../items/item-kinds.ts";
import { ItemSection } from "../items/item-section.tsx";
import { ExperienceDialog } from "./experience-dialog.tsx";

/** Work experience of the website (document 2, section 2). */
export function ExperienceSection({ website }: { website: Website }) {
  return (
    <ItemSection
      kind={experienceKind}
      websiteId={website.id}
      items={experienceKind.read(website)}
      title="Work Experience"
      addLabel="Add Experience"
      empty={{ title: "No work experience yet", text: "Add the roles that tell your story, the latest one first." }}
      wordsOf={(item) => ({
        title: item.position || item.name,
        detail: [item.position ? item.name : "", item.place === item.name ? "" : item.place]
          .filter(Boolean)
          .join(" · "),
        meta: shownDateText(item.date),
      })}
      dialog={ExperienceDialog}
    />
  );
}
