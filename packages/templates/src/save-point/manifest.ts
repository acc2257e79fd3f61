import { manifestOf } from "../manifest-of.ts";

export const manifest = manifestOf({
  slug: "save-point",
  name: "Save Point",
  category: "Technology",
  description: "A small world with a road through it: each post is a place, as far from the next as it lasted.",
  tier: "premium",
  persona: "game artist",
  features: [
    "A map of the career, true to your dates",
    "Skills as an inventory, each with a sprite made of its letters",
    "Posts as a quest log: done, or under way",
    "A hand that points at what is chosen",
  ],
  palette: { bg: "#CFDDAE", ink: "#16240F", accent: "#5A1E70" },
  match: {
    professions: `
      game artist, pixel artist, concept artist, environment artist, character artist, game animator, game designer,
      level designer, game developer, gameplay programmer, game producer, narrative designer, game tester, qa tester,
      technical artist, streamer
    `,
    keywords: `
      pixel art, game art, game design, level design, aseprite, unity, unreal engine, godot, sprite, tileset, shaders,
      game jam, playtesting, gameplay, steam, console, rigging, blender, narrative, indie games
    `,
    density: 5,
    tone: 5,
    ats: false,
  },
});
