import { shownDateText, type Website } from "@vitrine/model";
import { projectKind } from "../items/item-kinds.ts";
import { ItemSection } from "../items/item-section.tsx";
import { ProjectDialog } from "./project-dialog.tsx";

/** Projects of the website (document 2, section 2). */
export function ProjectsSection({ website }: { website: Website }) {
  return (
    <ItemSection
      kind={projectKind}
      websiteId={website.id}
      items={projectKind.read(website)}
      title="Projects & Portfolio"
      addLabel="Add Project"
      empty={{ title: "No projects yet", text: "Show work that people can look at." }}
      wordsOf={(item) => ({ title: item.title, detail: item.description, meta: shownDateText(item.date) })}
      dialog={ProjectDialog}
    />
  );
}
