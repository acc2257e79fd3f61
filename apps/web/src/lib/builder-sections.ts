/** Screens of the builder in the order of its sidebar. */
export const builderSections = [
  { id: "template", label: "Template" },
  { id: "template-data", label: "Template Data" },
  { id: "personal", label: "Personal Info" },
  { id: "experience", label: "Experience" },
  { id: "education", label: "Education" },
  { id: "skills", label: "Skills" },
  { id: "projects", label: "Projects" },
  { id: "blog", label: "Blog" },
  { id: "extras", label: "More from CV" },
  { id: "sections", label: "Sections" },
  { id: "design", label: "Design" },
] as const;

export type BuilderSectionId = (typeof builderSections)[number]["id"];
