import type { TemplateManifest } from "@vitrine/model";
import { wordList } from "../word-list.ts";

export const manifest: TemplateManifest = {
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
  hasDemo: true,
  palette: { bg: "#050A06", ink: "#C9F7D0", accent: "#3DFF7A" },
  match: {
    professions: wordList(`
      backend developer, systems programmer, embedded engineer, firmware engineer, linux administrator,
      system administrator, network administrator, penetration tester, security engineer, devops engineer,
      kernel developer, compiler engineer, database administrator, game programmer, reverse engineer,
      infrastructure engineer
    `),
    keywords: wordList(`
      linux, c, c++, rust, go, bash, kernel, embedded, firmware, networking, security, assembly, unix, containers,
      terraform, ansible
    `),
    seniority: "any",
    needs: ["code"],
    density: 7,
    tone: 4,
    ats: false,
  },
};
