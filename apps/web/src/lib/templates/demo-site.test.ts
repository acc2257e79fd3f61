import { expect, test } from "vitest";
import { demoToSite } from "./demo-site.ts";

test("a sample site takes the shape of a website", () => {
  const demo = {
    name: "Hanne",
    links: { LinkedIn: "https://l.example" },
    skills: {
      Programme: [{ id: 1, title: "Programme", info: ["Budgeting"] }],
      Tools: [{ id: 2, title: "Tools", info: [] }],
    },
    projects: [
      { id: 1, category: "Talks" },
      { id: 2, category: "Programmes" },
      { id: 3, category: "Talks" },
      { id: 4 },
    ],
  };
  expect(demoToSite(demo, "modern")).toEqual({
    name: "Hanne",
    template_slug: "modern",
    links: [{ label: "LinkedIn", url: "https://l.example" }],
    skills: [
      { id: 1, title: "Programme", info: ["Budgeting"] },
      { id: 2, title: "Tools", info: [] },
    ],
    projects: {
      Talks: [
        { id: 1, category: "Talks" },
        { id: 3, category: "Talks" },
      ],
      Programmes: [{ id: 2, category: "Programmes" }],
      Other: [{ id: 4 }],
    },
    blogPosts: [],
  });
});
