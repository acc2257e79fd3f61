import { manifestOf } from "../manifest-of.ts";

export const manifest = manifestOf({
  slug: "joinery",
  name: "Joinery",
  category: "Engineering",
  description: "A frame of timbers: each post is as long as it lasted and held to the next by a joint that says how.",
  tier: "pro",
  family: "engineering",
  persona: "carpenter",
  features: [
    "Every post a timber, as long as it lasted",
    "Joints that are read from your dates: scarf, dovetail, tenon, lap",
    "Skills as a cutting list",
    "Works in mitred frames",
  ],
  palette: { bg: "#E6ECF2", ink: "#171B22", accent: "#1B47A8" },
  match: {
    professions: `
      carpenter, joiner, cabinet maker, cabinetmaker, furniture maker, furniture restorer, woodworker, stonemason, mason,
      bricklayer, boat builder, luthier, instrument maker, blacksmith, upholsterer, wood turner, craftsman, restorer
    `,
    keywords: `
      joinery, carpentry, cabinet making, furniture, woodworking, veneer, hand tools, timber, timber framing, restoration,
      marquetry, french polishing, cnc router, stairs, windows, masonry, stone carving, lime mortar, upholstery, wood
    `,
    density: 5,
    tone: 2,
  },
});
