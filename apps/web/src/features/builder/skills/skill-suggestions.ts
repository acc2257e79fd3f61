/** Quick-add groups (document 2, section 5): a category and names to choose from. */
export const skillSuggestions: Readonly<Record<string, readonly string[]>> = {
  Programming: ["JavaScript", "TypeScript", "Python", "Java", "C#", "Go", "Rust", "SQL"],
  Design: ["Figma", "Typography", "Prototyping", "User research", "Illustration", "Design systems"],
  "Data & Analytics": ["Statistics", "Data visualization", "Excel", "R", "Power BI", "Tableau"],
  Marketing: ["SEO", "Content strategy", "Email marketing", "Social media", "Brand strategy", "Copywriting"],
  "Project Management": ["Planning", "Budgeting", "Risk management", "Scrum", "Kanban", "Stakeholder management"],
};
