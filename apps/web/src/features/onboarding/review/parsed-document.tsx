import { dateText, type ParsedData } from "@vitrine/model";
import { reviewLimits, skillPercent } from "../state/confidence.ts";
import { ChipList } from "./chip-list.tsx";
import { DocumentSection } from "./document-section.tsx";
import { EducationEntry, ExperienceEntry, LineEntry, ProjectEntry } from "./entry-parts.tsx";
import { MoreList } from "./more-list.tsx";
import { PersonPart } from "./person-part.tsx";

const extraLimit = 3;
const chipLimit = 12;

const lineSections = [
  {
    key: "certifications",
    title: "Certifications",
    fields: [
      ["name", "Certification"],
      ["issuer", "Issuer"],
      ["date", "Date"],
    ],
  },
  {
    key: "languages",
    title: "Languages",
    fields: [
      ["name", "Language"],
      ["level", "Level"],
    ],
  },
  {
    key: "publications",
    title: "Publications",
    fields: [
      ["title", "Publication"],
      ["venue", "Venue"],
      ["date", "Date"],
    ],
  },
  {
    key: "awards",
    title: "Awards",
    fields: [
      ["title", "Award"],
      ["issuer", "Issuer"],
      ["date", "Date"],
    ],
  },
] as const;

/** Everything that was read, as one document that can be corrected in place. */
export function ParsedDocument({ data }: { data: ParsedData }) {
  const { experiences, educations, projects, volunteer } = data;
  return (
    <div className="flex flex-col gap-6">
      <PersonPart person={data.personal_info} />
      <DocumentSection title="Experience" count={experiences.length}>
        <MoreList
          items={experiences}
          limit={reviewLimits.experiences}
          noun="roles"
          render={(item, index) => (
            <ExperienceEntry key={index} {...{ item, index }} list="/experiences" count={experiences.length} />
          )}
        />
        <EmptyNote isEmpty={experiences.length === 0} />
      </DocumentSection>
      <DocumentSection title="Education" count={educations.length}>
        <MoreList
          items={educations}
          limit={reviewLimits.educations}
          noun="educations"
          render={(item, index) => (
            <EducationEntry key={index} {...{ item, index }} list="/educations" count={educations.length} />
          )}
        />
        <EmptyNote isEmpty={educations.length === 0} />
      </DocumentSection>
      <DocumentSection title="Skills" count={data.skills.length}>
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
            ...(skill.level === undefined ? {} : { caption: `${skillPercent(skill.level)}%` }),
          }))}
        />
      </DocumentSection>
      {projects.length > 0 ? (
        <DocumentSection title="Projects" count={projects.length}>
          <MoreList
            items={projects}
            limit={reviewLimits.projects}
            noun="projects"
            render={(item, index) => (
              <ProjectEntry key={index} {...{ item, index }} list="/projects" count={projects.length} />
            )}
          />
        </DocumentSection>
      ) : null}
      <ExtraSections data={data} />
      {volunteer.length > 0 ? (
        <DocumentSection title="Volunteering" count={volunteer.length}>
          <MoreList
            items={volunteer}
            limit={extraLimit}
            noun="voluntary roles"
            render={(item, index) => (
              <ExperienceEntry key={index} {...{ item, index }} list="/volunteer" count={volunteer.length} />
            )}
          />
        </DocumentSection>
      ) : null}
      {data.interests.length > 0 ? (
        <DocumentSection title="Interests" count={data.interests.length}>
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
    </div>
  );
}

function ExtraSections({ data }: { data: ParsedData }) {
  return lineSections.map(({ key, title, fields }) => {
    const items: readonly Record<string, string>[] = data[key];
    if (items.length === 0) return null;
    return (
      <DocumentSection key={key} title={title} count={items.length}>
        <MoreList
          items={items}
          limit={extraLimit}
          noun={title.toLowerCase()}
          render={(item, index) => (
            <LineEntry
              key={index}
              {...{ item, index, fields }}
              list={`/${key}`}
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
