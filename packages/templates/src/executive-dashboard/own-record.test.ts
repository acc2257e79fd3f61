import { expect, test } from "vitest";
import { aSite } from "../../gate/a-site.ts";
import { role } from "../personas/persona.ts";
import { toSiteView } from "../view/to-site-view.ts";
import { groupsBeside, postsOfTheirOwn } from "./own-record.ts";

const description = "Responsible for treasury.\n• Cut days sales outstanding\n• Built a shared service centre";
const post = { role: "Director, Kestrel", team_size: "", duration: "2013 - 2018", achievements: description };

function viewOf(...leadership: Record<string, string>[]) {
  const experience = [role(1, { position: "Director", name: "Kestrel", date: "2013 - 2018", description })];
  return toSiteView(aSite({ experience, template_data: { leadership_experience: leadership } }), {
    family: "business",
    baseUrl: ".",
    branding: false,
  });
}

test("a post that tells a role's description again is left to the roles", () => {
  expect(postsOfTheirOwn(viewOf(post))).toEqual([]);
});

test("a post with a team, words of its own or no such role stays", () => {
  const posts = [
    { ...post, team_size: "12" },
    { ...post, achievements: "Back in profit" },
    { ...post, role: "Chair, Harbour Trust" },
  ];
  expect(postsOfTheirOwn(viewOf(...posts))).toHaveLength(3);
});

test("a group that the core competencies name already is left out", () => {
  const groups = [{ items: ["Strategy"] }, { items: ["Strategy", "Hiring"] }];
  expect(groupsBeside(groups, ["Strategy"])).toEqual([groups[1]]);
});
