import { RecordText, When } from "../kit/words.ts";
import { RecordSection } from "../kit/lists.ts";
import type { SiteView } from "../view/site-view.ts";
import { studiesDuring } from "./interchanges.ts";

/** Roles as stations; a study beside a role makes its station an interchange. */
export function MainLine({ view }: { view: SiteView }) {
  const studies = view.experience.items.map((role) => studiesDuring(role, view.education.items));
  return (
    <RecordSection view={view} id="experience" listClassName="stations">
      {(item, index) => (
        <li key={index} className="entry station" data-interchange={studies[index]?.length ? true : undefined}>
          <When dates={item.dates} />
          <div className="stop">
            <RecordText view={view} item={item}>
              {studies[index]?.map((study) => (
                <p key={study.id} className="change">
                  {study.degree || study.institution}
                </p>
              ))}
            </RecordText>
          </div>
        </li>
      )}
    </RecordSection>
  );
}
