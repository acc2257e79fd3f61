import { manifestOf } from "../manifest-of.ts";

export const manifest = manifestOf({
  slug: "tech-developer",
  name: "Tech Developer",
  category: "Technology",
  description:
    "A person as a well-documented package: a versioned changelog, a dependency table and an index that follows.",
  tier: "free",
  persona: "engineer",
  features: [
    "Career as semantic versions",
    "Dependency table for skills",
    "Tree navigation and page index",
    "ATS-friendly order",
  ],
  palette: { bg: "#FFFFFF", ink: "#16191D", accent: "#0A6B52" },
  match: {
    professions: `
      software engineer, software developer, frontend developer, backend developer, full stack developer,
      web developer, mobile developer, developer advocate, developer relations, technical writer,
      open source maintainer, qa engineer, test engineer, site reliability engineer, devops engineer,
      platform engineer, data engineer, engineering manager, tech lead, programmer
    `,
    keywords: `
      javascript, typescript, python, java, react, node, api, documentation, open source, ci, testing, kubernetes,
      docker, postgresql, github, microservices, cloud, agile
    `,
    needs: ["code"],
    density: 6,
    tone: 2,
  },
});
