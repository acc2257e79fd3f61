import type { TemplateCategory } from "@vitrine/model";
import type { InputProject, SiteInput } from "../view/site-input.ts";

/** One of the sample people; ids and names of the first nine are fixed by document 3, section 3, "Demo data". */
export type PersonaId =
  | "academic"
  | "biologist"
  | "engineer"
  | "executive"
  | "creative"
  | "minimal"
  | "software engineer"
  | "premium"
  | "default"
  | "teacher"
  | "therapist"
  | "photographer"
  | "electrician"
  | "lawyer"
  | "musician"
  | "student"
  | "architect"
  | "chef"
  | "journalist"
  | "coach"
  | "officer"
  | "fashion designer"
  | "astronomer"
  | "markets editor"
  | "vet"
  | "film maker"
  | "accountant"
  | "nurse"
  | "social worker"
  | "carpenter"
  | "actor"
  | "game artist"
  | "surgeon"
  | "translator"
  | "consultant"
  | "veteran";

export type Persona = {
  id: PersonaId;
  /** 1001 to 1009 for the nine of the document, above them for later ones; real websites begin above 10000. */
  demoSiteId: number;
  category: TemplateCategory;
  subdomain: string;
  site: SiteInput;
};

type Experience = SiteInput["experience"][number];
type Education = SiteInput["education"][number];

/** A role; dates are the text the owner would have typed. */
export function role(
  id: number,
  parts: Partial<Experience> & Pick<Experience, "position" | "name" | "date">,
): Experience {
  return { id, place: "", description: "", skills: [], start_date: null, end_date: null, is_current: false, ...parts };
}

/** A place of study. */
export function study(id: number, parts: Partial<Education> & Pick<Education, "degree" | "name" | "date">): Education {
  return {
    id,
    place: "",
    gpa: "",
    description: "",
    skills: [],
    start_date: null,
    end_date: null,
    is_current: false,
    ...parts,
  };
}

/** A project without pictures or links unless given. */
export function project(
  id: number,
  parts: Partial<InputProject> & Pick<InputProject, "title" | "description">,
): InputProject {
  return {
    id,
    type: "project",
    category: "",
    technologies: [],
    pictures: [],
    code_url: "",
    implementation: "",
    url: "",
    date: "",
    start_date: null,
    end_date: null,
    is_current: false,
    ...parts,
  };
}
