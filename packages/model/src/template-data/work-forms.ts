import type { PlainField, TemplateDataForm } from "./field.ts";

const name = (key: string, label: string): PlainField => ({ kind: "text", key, label, max: 200 });
const words = (key: string, label: string): PlainField => ({
  kind: "text",
  key,
  label,
  max: 200,
  acceptsNumber: true,
});
const story = (key: string, label: string, help?: string): PlainField => ({
  kind: "text",
  key,
  label,
  max: 5000,
  long: true,
  ...(help ? { help } : {}),
});
const year: PlainField = { kind: "text", key: "year", label: "Year", max: 20, acceptsNumber: true };
const count = (key: string, label: string): PlainField => ({ kind: "number", key, label, step: 1 });
const tags = (key: string, label: string, one: string): PlainField => ({ kind: "tags", key, label, one, max: 100 });

/** Research and teaching (document 3, section 3, "Template data, academic"). */
export const academicForm: TemplateDataForm = {
  title: "Academic Portfolio Data",
  saveLabel: "Save Academic Data",
  panels: [
    {
      title: "Philosophy",
      fields: [
        story("philosophy", "Research philosophy", "What drives your research and your teaching."),
        {
          kind: "list",
          key: "philosophy_stats",
          label: "Philosophy points",
          one: "point",
          title: "text",
          fields: [
            { kind: "text", key: "icon", label: "Icon", max: 2, help: "One or two characters" },
            name("text", "Text"),
          ],
        },
      ],
    },
    {
      title: "Research",
      fields: [
        tags("research_areas", "Research areas", "research area"),
        { kind: "lines", key: "achievements", label: "Achievements", one: "achievement", max: 500 },
        { kind: "url", key: "scholar_profile", label: "Scholar profile" },
        count("publications_count", "Publications"),
        count("experiments_count", "Experiments"),
      ],
    },
    {
      title: "Figures",
      fields: [
        {
          kind: "group",
          key: "academic_metrics",
          label: "Academic figures",
          fields: [
            count("publications_count", "Publications in total"),
            count("awards_count", "Awards"),
            count("research_years", "Years of research"),
            count("conferences_count", "Conferences"),
          ],
        },
        {
          kind: "group",
          key: "research_metrics",
          label: "Research figures",
          fields: [
            count("models_deployed", "Models deployed"),
            count("datasets_analyzed", "Datasets analyzed"),
            count("research_papers", "Research papers"),
            { kind: "number", key: "accuracy_rate", label: "Accuracy rate in %", max: 100, step: 0.1 },
          ],
        },
      ],
    },
  ],
};

/** Machines, plants and structures (document 3, section 3, "Template data, engineering"). */
export const engineeringForm: TemplateDataForm = {
  title: "Engineering Portfolio Data",
  saveLabel: "Save Engineering Data",
  panels: [
    {
      title: "Technical work",
      fields: [
        {
          kind: "group",
          key: "technical_specs",
          label: "Technical specifications",
          fields: [name("tolerance", "Tolerance"), name("materials", "Materials"), name("software", "Software")],
        },
        {
          kind: "group",
          key: "project_metrics",
          label: "Project figures",
          fields: [
            count("projects_completed", "Projects completed"),
            { kind: "number", key: "efficiency_improvement", label: "Efficiency improvement in %" },
            count("components_designed", "Components designed"),
          ],
        },
      ],
    },
    {
      title: "Background",
      fields: [
        tags("specializations", "Specializations", "specialization"),
        { kind: "number", key: "experience_years", label: "Years of experience", max: 50 },
        tags("memberships", "Memberships", "membership"),
        {
          kind: "list",
          key: "certifications",
          label: "Certifications",
          one: "certification",
          title: "name",
          fields: [name("name", "Name"), name("issuer", "Issuer"), year],
        },
      ],
    },
  ],
};

/** Leading people and money (document 3, section 3, "Template data, business"). */
export const businessForm: TemplateDataForm = {
  title: "Business Executive Portfolio Data",
  saveLabel: "Save Business Data",
  panels: [
    {
      title: "Results",
      fields: [
        {
          kind: "group",
          key: "business_metrics",
          label: "Business figures",
          fields: [
            words("revenue_impact", "Revenue impact"),
            words("team_size", "Team size"),
            words("success_rate", "Success rate"),
            words("client_satisfaction", "Client satisfaction"),
          ],
        },
        {
          kind: "list",
          key: "strategic_initiatives",
          label: "Strategic initiatives",
          one: "initiative",
          title: "initiative",
          fields: [
            name("initiative", "Initiative"),
            words("timeline", "Timeline"),
            words("impact", "Impact"),
            words("outcome", "Outcome"),
          ],
        },
      ],
    },
    {
      title: "Leadership",
      fields: [
        story("leadership_philosophy", "Leadership philosophy"),
        {
          kind: "list",
          key: "leadership_experience",
          label: "Leadership experience",
          one: "leadership role",
          title: "role",
          fields: [
            name("role", "Role"),
            words("team_size", "Team size"),
            words("duration", "Duration"),
            { kind: "text", key: "achievements", label: "Achievements", max: 2000, long: true },
          ],
        },
      ],
    },
    {
      title: "Field of work",
      fields: [
        tags("core_competencies", "Core competencies", "competency"),
        {
          kind: "group",
          key: "industry_focus",
          label: "Industry focus",
          fields: [
            name("primary", "Primary industry"),
            { kind: "number", key: "experience_years", label: "Years in this industry" },
          ],
        },
      ],
    },
  ],
};

const exhibitionTypes = ["Solo", "Group", "Juried", "Invitational"] as const;

/** Art, design and performance (document 3, section 3, "Template data, creative"). */
export const creativeForm: TemplateDataForm = {
  title: "Creative Portfolio Data",
  saveLabel: "Save Creative Data",
  panels: [
    {
      title: "Practice",
      fields: [
        story("artistic_philosophy", "Artistic philosophy"),
        tags("specializations", "Specializations", "specialization"),
        tags("influences", "Influences", "influence"),
      ],
    },
    {
      title: "Shown and awarded",
      fields: [
        {
          kind: "list",
          key: "exhibitions",
          label: "Exhibitions",
          one: "exhibition",
          title: "name",
          fields: [
            name("name", "Name"),
            name("venue", "Venue"),
            year,
            { kind: "choice", key: "type", label: "Type", options: exhibitionTypes, fallback: "Solo" },
          ],
        },
        {
          kind: "list",
          key: "awards",
          label: "Awards",
          one: "award",
          title: "award",
          fields: [name("award", "Award"), name("organization", "Organization"), year, name("category", "Category")],
        },
      ],
    },
    {
      title: "Tools and figures",
      fields: [
        {
          kind: "group",
          key: "tools",
          label: "Tools",
          fields: [
            tags("design_software", "Design software", "design tool"),
            tags("animation_tools", "Animation tools", "animation tool"),
            tags("traditional_media", "Traditional media", "medium"),
          ],
        },
        {
          kind: "group",
          key: "creative_metrics",
          label: "Creative figures",
          fields: [
            count("projects_completed", "Projects completed"),
            { kind: "number", key: "client_satisfaction", label: "Client satisfaction" },
            { kind: "number", key: "experience_years", label: "Years of experience" },
          ],
        },
      ],
    },
  ],
};
