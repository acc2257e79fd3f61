import { manifestOf } from "../manifest-of.ts";

export const manifest = manifestOf({
  slug: "code-matrix",
  name: "Code Matrix",
  category: "Engineering",
  description: "One terminal session that runs a person: tiled panes, a log of roles, and letters that fall only once.",
  tier: "pro",
  family: "engineering",
  persona: "engineer",
  features: [
    "Tiled panes with notched titles",
    "Career as a log",
    "Skill tree",
    "Columns of own skills that fall once",
  ],
  palette: { bg: "#050A06", ink: "#C9F7D0", accent: "#3DFF7A" },
  match: {
    professions: `
      backend developer, systems programmer, embedded engineer, firmware engineer, linux administrator,
      system administrator, network administrator, penetration tester, security engineer, devops engineer,
      kernel developer, compiler engineer, database administrator, game programmer, reverse engineer,
      infrastructure engineer
    `,
    keywords: `
      linux, c, c++, rust, go, bash, kernel, embedded, firmware, networking, security, assembly, unix, containers,
      terraform, ansible
    `,
    needs: ["code"],
    density: 7,
    tone: 4,
    ats: false,
  },
});
