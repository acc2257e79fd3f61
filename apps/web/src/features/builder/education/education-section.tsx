import { shownDateText, type Website } from "@vitrine/model";
import { dotted } from "../../../lib/dotted.ts";
import { educationKind } from "../items/item-kinds.ts";
import { ItemSection } from "../items/item-section.tsx";
import { EducationDialog } from "./education-dialog.tsx";

/** Education of the website (document 2, section 2). */
export function EducationSection({ website }: { website: Website }) {
  return (
    <ItemSection
      kind={educationKind}
      websiteId={website.id}
      items={educationKind.read(website)}
      title="Education"
      addLabel="Add Education"
      empty={{ title: "No education yet", text: "Add degrees, schools and courses." }}
      wordsOf={(item) => ({
        title: item.degree || item.name,
        detail: dotted([item.degree ? item.name : "", item.place]),
        meta: shownDateText(item.date),
      })}
      dialog={EducationDialog}
    />
  );
}
