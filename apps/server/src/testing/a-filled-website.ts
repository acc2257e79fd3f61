import type { Website } from "@vitrine/model";
import { personaFor } from "@vitrine/templates/personas";
import sharp from "sharp";
import { expect } from "vitest";
import { aWebsite, websiteOf } from "./a-website.ts";
import type { TestApp } from "./create-test-app.ts";
import { upload, type Json, type Person, type TestAnswer } from "./people.ts";

/**
 * Makes the website of a sample person through the API, as its owner would by hand; the changes come first, because
 * nobody may publish what is a sample person's.
 */
export async function aSampleWebsite(owner: Person, slug: string, changes: Json = {}): Promise<Website> {
  const { site } = personaFor(slug);
  const { experience, education, skills, projects, ...rest } = site;
  const fields = without(rest, ["blogPosts", "flat_picture", "other_template_data"]);
  const { id } = await aWebsite(owner, { template_slug: slug });
  if (Object.keys(changes).length > 0) await expectOk(owner.call("PATCH", `/websites/${id}/builder`, changes));
  await expectOk(
    owner.call("PATCH", `/websites/${id}/builder`, { ...fields, full_name: rest.full_name ?? "", ...changes }),
  );
  await add(owner, `/websites/${id}/experiences`, experience.map(withoutId));
  await add(
    owner,
    `/websites/${id}/educations`,
    education.map(({ gpa, ...item }) => withoutId({ ...item, gpa: gpa.slice(0, 20) })),
  );
  await add(
    owner,
    `/websites/${id}/skills`,
    skills.map(({ title, info }) => ({ title, info })),
  );
  const drawn = Object.values(projects).flat();
  await add(
    owner,
    `/websites/${id}/projects`,
    drawn.map(({ pictures: _pictures, ...project }) => withoutId(project)),
  );
  return read(owner, id);
}

/** A website with something in every place, a picture and two posts, one of them linked to a job and a project. */
export async function aFilledWebsite(app: TestApp, owner: Person, changes: Json = {}): Promise<Website> {
  const website = await aSampleWebsite(owner, "modern", changes);
  const { id } = website;
  const content = await sharp({ create: { width: 40, height: 30, channels: 3, background: "#a40" } })
    .jpeg()
    .toBuffer();
  const headers = { authorization: `Bearer ${owner.token}` };
  await expectOk(
    upload(app, `/websites/${id}/profile-picture`, [{ name: "picture", fileName: "me.jpg", content }], headers),
  );
  const [job] = website.experience;
  const [project] = Object.values(website.projects).flat();
  await add(owner, `/websites/${id}/blog-posts`, [
    { title: "A draft", content: "<p>Not yet</p>" },
    {
      title: "Learning to read drawings",
      content: "<h2>Why</h2><p>Because <strong>bridges</strong> move.</p>",
      status: "published",
      published_at: "2026-03-01T08:00:00Z",
      tags: ["Bridges"],
      excerpt: "On reading",
      linked_experience_id: job?.id ?? null,
      linked_project_id: project?.id ?? null,
    },
  ]);
  return read(owner, id);
}

const rowFields = ["id", "website_id", "version", "created_at", "updated_at"];
const placeFields = ["name", "subdomain", "domain", "public_url", "flat_picture"];

/** What a website says, without what belongs to its rows: two copies of one website say the same. */
export function saidBy(website: Website): Json {
  const { experience, education, skills, projects, blogPosts, sections, ...fields } = website;
  const plain = (items: readonly object[]) => items.map((item) => without(item, rowFields));
  const projectList = Object.values(projects).flat();
  return {
    ...without(fields, [...rowFields, ...placeFields]),
    experience: plain(experience),
    education: plain(education),
    skills: plain(skills),
    projects: Object.entries(projects).map(([category, list]) => [category, plain(list)]),
    sections: sections.map(({ id: _id, version: _version, entry_ids, hidden_entry_ids, entries, ...section }) => ({
      ...section,
      hidden: entry_ids.map((id) => hidden_entry_ids.includes(id)),
      entries: plain(entries).map((entry) => without(entry, ["position"])),
    })),
    blogPosts: blogPosts.map((post) => ({
      ...without(post, [...rowFields, "linked_experience_id", "linked_project_id"]),
      job: experience.find((item) => item.id === post.linked_experience_id)?.position,
      project: projectList.find((item) => item.id === post.linked_project_id)?.title,
    })),
  };
}

const without = (value: object, keys: readonly string[]): Json =>
  Object.fromEntries(Object.entries(value).filter(([key]) => !keys.includes(key)));

/** An entry as its form sends it: no number, and nothing that is empty. */
const withoutId = (item: object): Json =>
  Object.fromEntries(Object.entries(without(item, ["id"])).filter(([, value]) => value !== null && value !== ""));

async function add(owner: Person, path: string, items: readonly Json[]): Promise<void> {
  for (const item of items) await expectOk(owner.call("POST", path, item));
}

async function expectOk(answer: Promise<TestAnswer>): Promise<TestAnswer> {
  const given = await answer;
  expect(given.status, given.raw).toBeLessThan(300);
  return given;
}

async function read(owner: Person, id: number): Promise<Website> {
  return websiteOf(await owner.call("GET", `/websites/${id}`));
}
