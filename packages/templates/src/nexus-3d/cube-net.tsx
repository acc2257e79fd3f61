import { Tags } from "../kit/words.ts";
import { Section } from "../kit/section.tsx";
import type { SiteView, SkillGroupView } from "../view/site-view.ts";

const faces = 6;
/** Two cubes are drawn; categories after them stand in an index (design book 1.10). */
const mostNets = 2;

/** Skills on the faces of an unfolded cube, six categories on each; nothing is measured. */
export function CubeNet({ view }: { view: SiteView }) {
  const { items, count, bucket } = view.skills;
  if (count === 0) return null;
  const nets = Array.from({ length: Math.min(mostNets, Math.ceil(count / faces)) }, (_, index) =>
    items.slice(index * faces, (index + 1) * faces),
  );
  const others = items.slice(faces * mostNets);
  return (
    <Section view={view} id="skills" bucket={bucket}>
      {nets.map((groups, index) => (
        <ul key={index} className="net" data-faces={groups.length}>
          {groups.map((group) => (
            <Face key={group.id} group={group} titled={count > 1} />
          ))}
        </ul>
      ))}
      {others.length > 0 && (
        <ul className="index">
          {others.map((group) => (
            <Face key={group.id} group={group} titled />
          ))}
        </ul>
      )}
    </Section>
  );
}

function Face({ group, titled }: { group: SkillGroupView; titled: boolean }) {
  return (
    <li className="face">
      {titled && group.title && <h3>{group.title}</h3>}
      <Tags tags={group.items} className="plain" />
    </li>
  );
}
