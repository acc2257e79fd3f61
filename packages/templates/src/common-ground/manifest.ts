import { manifestOf } from "../manifest-of.ts";

export const manifest = manifestOf({
  slug: "common-ground",
  name: "Common Ground",
  category: "Professional",
  description: "A patchwork sewn of a life: every post, work and course is a block, and the name chooses the cloth.",
  tier: "free",
  persona: "social worker",
  features: [
    "A quilt whose blocks are your posts, works and courses",
    "Each block stands again beside what it means",
    "Seams that are sewn as one reads",
    "Warm without a photo, and with one",
  ],
  palette: { bg: "#FFE6CF", ink: "#2A1B14", accent: "#8F2F12" },
  match: {
    professions: `
      social worker, community organiser, community manager, youth worker, fundraiser, volunteer coordinator,
      volunteer manager, case worker, family counsellor, programme officer, charity manager, outreach worker,
      development worker, humanitarian, advocacy officer, campaigner, social pedagogue, support worker, activist
    `,
    keywords: `
      community, social work, volunteers, safeguarding, fundraising, grant writing, outreach, advocacy, inclusion,
      case management, non-profit, ngo, refugees, families, mediation, neighbourhood, youth, campaign, charity
    `,
    density: 4,
    tone: 3,
  },
});
