import { manifestOf } from "../manifest-of.ts";

export const manifest = manifestOf({
  slug: "conversation",
  name: "Conversation",
  category: "Business",
  description: "An interview in print: every part of the page answers a question, under the sound of the whole talk.",
  tier: "pro",
  persona: "consultant",
  features: [
    "Questions in your language, or your own titles",
    "The voice of the page: each phrase a stroke as high as it is long",
    "Questions stay in view until they are answered",
    "Reads like an interview, prints like a CV",
  ],
  palette: { bg: "#E6EDF8", ink: "#152036", accent: "#0B4F9E" },
  match: {
    professions: `
      consultant, management consultant, human resources manager, hr business partner, recruiter,
      talent acquisition manager, people manager, coach, executive coach, career adviser, customer success manager,
      support lead, mediator, trainer, facilitator, organisational developer, agile coach, change manager
    `,
    keywords: `
      coaching, consulting, recruiting, talent acquisition, onboarding, employer branding, human resources, facilitation,
      workshops, change management, organisational development, mediation, customer success, retention, interviews,
      leadership development, feedback, employee engagement
    `,
    density: 5,
    tone: 2,
  },
});
