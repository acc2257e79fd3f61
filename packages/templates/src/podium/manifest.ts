import { manifestOf } from "../manifest-of.ts";

export const manifest = manifestOf({
  slug: "podium",
  name: "Podium",
  category: "Professional",
  description:
    "A running track along the whole page: a lane for every post, begun where the post began, and the present one in colour.",
  tier: "pro",
  persona: "coach",
  features: [
    "Posts as lanes with a staggered start, taken from their dates",
    "The track runs down the page and marks how far one has read",
    "Skills painted on lanes",
    "A scoreboard with post, place and address",
  ],
  palette: { bg: "#FFFFFF", ink: "#0F1420", accent: "#C01208" },
  match: {
    professions: `
      athlete, footballer, swimmer, runner, cyclist, tennis player, gymnast, rower, coach, athletics coach, football coach, head coach, swimming coach, personal trainer, fitness trainer,
      fitness instructor, strength coach, sports scientist, physiotherapist, referee, umpire, sports manager,
      event manager, event staff, yoga teacher, dance teacher, sports therapist, performance analyst
    `,
    keywords: `
      training plan, coaching, athletics, strength and conditioning, sport, team selection, performance analysis,
      talent development, periodisation, competition, injury prevention, match day, club, youth sport, fitness
    `,
    density: 5,
    tone: 4,
  },
});
