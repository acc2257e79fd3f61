import type { TemplateManifest } from "@vitrine/model";
import { wordList } from "../word-list.ts";

export const manifest: TemplateManifest = {
  slug: "podium",
  name: "Podium",
  category: "Professional",
  description:
    "A running track along the whole page: a lane for every post, begun where the post began, and the present one in colour.",
  tier: "pro",
  family: "default",
  persona: "coach",
  features: [
    "Posts as lanes with a staggered start, taken from their dates",
    "The track runs down the page and marks how far one has read",
    "Skills painted on lanes",
    "A scoreboard with post, place and address",
  ],
  hasDemo: true,
  palette: { bg: "#FFFFFF", ink: "#0F1420", accent: "#C01208" },
  match: {
    professions: wordList(`
      athlete, footballer, swimmer, runner, cyclist, tennis player, gymnast, rower, coach, athletics coach, football coach, head coach, swimming coach, personal trainer, fitness trainer,
      fitness instructor, strength coach, sports scientist, physiotherapist, referee, umpire, sports manager,
      event manager, event staff, yoga teacher, dance teacher, sports therapist, performance analyst
    `),
    keywords: wordList(`
      training plan, coaching, athletics, strength and conditioning, sport, team selection, performance analysis,
      talent development, periodisation, competition, injury prevention, match day, club, youth sport, fitness
    `),
    seniority: "any",
    needs: [],
    density: 5,
    tone: 4,
    ats: true,
  },
};
