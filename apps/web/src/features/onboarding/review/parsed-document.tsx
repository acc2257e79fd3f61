import { dateText, lineKinds, type ParsedData } from "@vitrine/model";
import { reviewLimits, skillPercent } from "../state/confidence.ts";
import { ChipList } from "./chip-list.tsx";
import { DocumentSection } from "./document-section.tsx";
import { EducationEntry, ExperienceEntry, LineEntry, OwnSectionEntry, ProjectEntry } from "./entry-parts.tsx";
import { MoreList } from "./more-list.tsx";
import { PersonPart } from "./person-part.tsx";

const extraLimit = 3;
const chipLimit = 12;

/** Everything that was read, as one document that can be corrected in place. */
export function ParsedDocument({ data }: { data: ParsedData }) {
  const { experiences, educations, projects, volunteer } = data;
  return (
    <div className="flex flex-col gap-6">
      <PersonPart person={data.personal_info} />
      <DocumentSection title="Experience" list="experiences" count={experiences.length}>
        <MoreList
          items={experiences}
          list="/experiences"
          limit={reviewLimits.experiences}
          noun="roles"
          render={(item, index) => (
            <ExperienceEntry key={index} {...{ item, index }} list="/experiences" count={experiences.length} />
          )}
        />
        <EmptyNote isEmpty={experiences.length === 0} />
      </DocumentSection>
      <DocumentSection title="Education" list="educations" count={educations.length}>
        <MoreList
          items={educations}
          list="/educations"
          limit={reviewLimits.educations}
          noun="educations"
          render={(item, index) => (
            <EducationEntry key={index} {...{ item, index }} list="/educations" count={educations.length} />
          )}
        />
        <EmptyNote isEmpty={educations.length === 0} />
      </DocumentSection>
      <DocumentSection title="Skills" list="skills" count={data.skills.length}>
        <ChipList
          list="/skills"
          label="Skill"
          noun="skills"
          limit={reviewLimits.skills}
          create={(name) => ({ name })}
          chips={data.skills.map((skill, index) => ({
            pointer: `/skills/${index}/name`,
            entryPointer: `/skills/${index}`,
            value: skill.name,
            entry: skill,
            ...(skill.category?.trim()
              ? { group: { pointer: `/skills/${index}/category`, name: skill.category.trim() } }
              : {}),
            ...(skill.level === undefined ? {} : { caption: `${skillPercent(skill.level)}%` }),
          }))}
        />
      </DocumentSection>
      {projects.length > 0 ? (
        <DocumentSection title="Projects" list="projects" count={projects.length}>
          <MoreList
            items={projects}
            list="/projects"
            limit={reviewLimits.projects}
            noun="projects"
            render={(item, index) => (
              <ProjectEntry key={index} {...{ item, index }} list="/projects" count={projects.length} />
            )}
          />
        </DocumentSection>
      ) : null}
      <LineSections data={data} />
      {volunteer.length > 0 ? (
        <DocumentSection title="Volunteering" list="volunteer" count={volunteer.length}>
          <MoreList
            items={volunteer}
            list="/volunteer"
            limit={extraLimit}
            noun="voluntary roles"
            render={(item, index) => (
              <ExperienceEntry key={index} {...{ item, index }} list="/volunteer" count={volunteer.length} />
            )}
          />
        </DocumentSection>
      ) : null}
      {data.interests.length > 0 ? (
        <DocumentSection title="Interests" list="interests" count={data.interests.length}>
          <ChipList
            list="/interests"
            label="Interest"
            noun="interests"
            limit={chipLimit}
            create={(name) => name}
            chips={data.interests.map((interest, index) => ({
              pointer: `/interests/${index}`,
              entryPointer: `/interests/${index}`,
              value: interest,
              entry: interest,
            }))}
          />
        </DocumentSection>
      ) : null}
      <OwnSections texts={data.texts} />
    </div>
  );
}

/** Sections of the CV that no kind has a list for; each becomes a section of the site under its own title. */
function OwnSections({ texts }: Pick<ParsedData, "texts">) {
  if (texts.length === 0) return null;
  return (
    <DocumentSection title="Further sections" list="texts" count={texts.length}>
      <MoreList
        items={texts}
        list="/texts"
        limit={extraLimit}
        noun="sections"
        render={(item, index) => (
          <OwnSectionEntry key={index} {...{ item, index }} list="/texts" count={texts.length} />
        )}
      />
    </DocumentSection>
  );
}

function LineSections({ data }: { data: ParsedData }) {
  return lineKinds.map(({ list, title, words: [, many], fields }) => {
    const items: readonly Record<string, string>[] = data[list];
    if (items.length === 0) return null;
    return (
      <DocumentSection key={list} title={title} list={list} count={items.length}>
        <MoreList
          items={items}
          list={`/${list}`}
          limit={extraLimit}
          noun={many}
          render={(item, index) => (
            <LineEntry
              key={index}
              {...{ item, index }}
              fields={fields.filter(({ key }) => key !== "url").map(({ key, label }) => [key, label])}
              list={`/${list}`}
              count={items.length}
              shownAs={(field, value) => (field === "date" ? dateText(value) : value)}
            />
          )}
        />
      </DocumentSection>
    );
  });
}

function EmptyNote({ isEmpty }: { isEmpty: boolean }) {
  if (!isEmpty) return null;
  return (
    <p className="text-caption text-muted">
      None found in your CV. You can add some in the builder, after the site is made.
    </p>
  );
}
