import { Highlights } from "../kit/highlights.tsx";
import { ByYear, Selected } from "./by-year.tsx";
import { Section } from "../kit/section.tsx";
import { Prose, Tags } from "../kit/words.ts";
import type { SiteView } from "../view/site-view.ts";

/** Epigraph and abstract; keywords, selected papers and the papers by year stand in the margin where there is one. */
export function Abstract({ view }: { view: SiteView }) {
  const { person, academic, labels } = view;
  const keywords = academic?.researchAreas ?? [];
  const philosophy = academic?.philosophy ?? "";
  const stats = academic?.philosophyStats ?? [];
  const papers = view.sections.find(({ kind }) => kind === "publications");
  if (!person.claim && person.story.length === 0 && !philosophy && keywords.length + stats.length === 0) return null;
  return (
    <Section view={view} id="about">
      <div className="text">
        {(philosophy || stats.length > 0) && (
          <figure className="epigraph">
            {philosophy && (
              <blockquote>
                <p>{philosophy}</p>
              </blockquote>
            )}
            {stats.length > 0 && (
              <figcaption>
                {stats.map((stat, index) => (
                  <p key={index}>
                    {stat.icon && <span aria-hidden="true">{stat.icon} </span>}
                    {stat.text}
                  </p>
                ))}
              </figcaption>
            )}
          </figure>
        )}
        {person.claim && <p className="intro">{person.claim}</p>}
        <Prose prose={person.story} more={labels.more} />
      </div>
      <div className="margin">
        {keywords.length > 0 && (
          <div className="keywords">
            <h3 lang="en">Keywords</h3>
            <Tags tags={keywords} className="words" />
          </div>
        )}
        {papers && <Selected section={papers} />}
        {papers && <ByYear records={papers.records} />}
      </div>
    </Section>
  );
}

/** The owner's numbers as a table with three rules, and whatever other families brought. */
export function Findings({ view }: { view: SiteView }) {
  const figures = view.academic?.figures ?? [];
  return (
    <Highlights view={view}>
      {figures.length > 0 && (
        <table lang="en">
          <caption>Table 1</caption>
          <thead>
            <tr>
              <th scope="col">Measure</th>
              <th scope="col">Count</th>
            </tr>
          </thead>
          <tbody>
            {figures.map((figure) => (
              <tr key={figure.term}>
                <th scope="row">{figure.term}</th>
                <td>
                  {figure.value}
                  {figure.unit}
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      )}
    </Highlights>
  );
}
