import { creativeTools } from "../kit/creative-lines.tsx";
import { Section } from "../kit/section.tsx";
import type { SiteView } from "../view/site-view.ts";
import { Elastic } from "./elastic.tsx";

/** Skills and tools as one wall of words: each line is stretched to the edge, each group has its name above it. */
export function WordWall({ view }: { view: SiteView }) {
  const { skills, labels } = view;
  const tools = creativeTools(view);
  const groups = [
    ...skills.items.map(({ title, items }) => ({ title: skills.count === 1 ? "" : title, items })),
    ...(tools.length > 0 ? [{ title: labels.tools, items: tools }] : []),
  ];
  if (groups.length === 0) return null;
  return (
    <Section view={view} id="skills" bucket={skills.bucket}>
      {groups.map(({ title, items }, index) => (
        <div key={index} className="group">
          {title && <h3>{title}</h3>}
          <p className="wall">
            <Elastic text={items.join("\u00a0· ")} kind="words" />
          </p>
        </div>
      ))}
    </Section>
  );
}
