import fc from "fast-check";
import { emptyContact, emptyExtraSections, emptyLook, type Website } from "@vitrine/model";
import { describe, expect, test } from "vitest";
import { draftedWebsite, hasUnsavedChanges, openDraft, reduceDraft, type Draft, type DraftAction } from "./draft.ts";
import { draftPaths, sameValue, toRequestBody, valueAt, withChanges } from "./fields.ts";

const aWebsite = (changes: Partial<Website> = {}): Website => ({
  id: 10_001,
  version: 1,
  name: "Portfolio",
  full_name: "Ada Example",
  intro: "",
  description: "",
  subdomain: null,
  domain: null,
  contact: emptyContact,
  flat_picture: null,
  picture_focal: null,
  is_published: false,
  status: "draft",
  taken_down_at: null,
  template: {
    id: 1,
    slug: "modern",
    name: "Modern",
    category: "Modern",
    description: "",
    metadata: { loader_path: "", features: [] },
  },
  template_id: 1,
  template_slug: "modern",
  template_data: {},
  seo: { title: "", description: "", indexable: true },
  public_url: null,
  created_at: "2026-01-01T00:00:00Z",
  updated_at: "2026-01-01T00:00:00Z",
  ...emptyExtraSections(),
  experience: [],
  education: [],
  skills: [],
  projects: {},
  blogPosts: [],
  other_template_data: {},
  sections: [],
  look: emptyLook,
  ...changes,
});

const run = (draft: Draft, ...actions: DraftAction[]) => actions.reduce(reduceDraft, draft);

describe("draft", () => {
  test("only changed fields are held, and typing the old value again clears them", () => {
    const edited = run(openDraft(aWebsite()), { type: "edited", path: "contact.email", value: "ada@example.test" });
    expect(toRequestBody(edited.pending)).toEqual({ contact: { email: "ada@example.test" } });
    expect(hasUnsavedChanges(edited)).toBe(true);
    const back = run(edited, { type: "edited", path: "contact.email", value: "" });
    expect(hasUnsavedChanges(back)).toBe(false);
  });

  test("what is typed while a save runs stays pending after it", () => {
    const saving = run(
      openDraft(aWebsite()),
      { type: "edited", path: "intro", value: "one" },
      { type: "save_started", part: "fields" },
      { type: "edited", path: "intro", value: "one two" },
    );
    const saved = run(saving, { type: "save_succeeded", website: aWebsite({ version: 2, intro: "one" }) });
    expect(saved.base.version).toBe(2);
    expect(saved.pending).toEqual({ intro: "one two" });
  });

  test("a failed save keeps everything", () => {
    const failed = run(
      openDraft(aWebsite()),
      { type: "edited", path: "name", value: "New" },
      { type: "save_started", part: "fields" },
      { type: "save_failed" },
    );
    expect(failed.pending).toEqual({ name: "New" });
    expect(failed.sent).toBeNull();
  });

  test("another tab's change of other fields is merged by itself", () => {
    const draft = run(openDraft(aWebsite()), { type: "edited", path: "intro", value: "mine" });
    const merged = run(draft, { type: "version_refused", server: aWebsite({ version: 2, name: "Theirs" }) });
    expect(merged.conflict).toBeNull();
    expect(draftedWebsite(merged)).toMatchObject({ name: "Theirs", intro: "mine", version: 2 });
  });

  test("the same field changed on both sides is asked about, and nothing is dropped before the answer", () => {
    const draft = run(
      openDraft(aWebsite()),
      { type: "edited", path: "intro", value: "mine" },
      { type: "edited", path: "name", value: "Mine" },
    );
    const asked = run(draft, { type: "version_refused", server: aWebsite({ version: 2, intro: "theirs" }) });
    expect(asked.conflict?.fields).toEqual([{ path: "intro", mine: "mine", theirs: "theirs" }]);
    expect(asked.pending).toEqual({ intro: "mine", name: "Mine" });
    expect(run(asked, { type: "save_started", part: "fields" }).sent).toBeNull();
    const theirs = run(asked, { type: "conflict_resolved", choices: { intro: "theirs" } });
    expect(draftedWebsite(theirs)).toMatchObject({ intro: "theirs", name: "Mine", version: 2 });
    const mine = run(asked, { type: "conflict_resolved", choices: { intro: "mine" } });
    expect(mine.pending).toEqual({ intro: "mine", name: "Mine" });
    expect(mine.base.version).toBe(2);
  });

  test("an older server copy never replaces a newer one", () => {
    const draft = openDraft(aWebsite({ version: 5, name: "Five" }));
    expect(run(draft, { type: "server_changed", website: aWebsite({ version: 4, name: "Four" }) })).toEqual(draft);
  });

  test("any sequence of edits and merges keeps every value that was typed and not saved", () => {
    const textPath = fc.constantFrom(
      "name",
      "intro",
      "description",
      "contact.title",
      "contact.location",
    ) as fc.Arbitrary<"name">;
    const step = fc.oneof(
      fc.record({ kind: fc.constant("mine" as const), path: textPath, value: fc.string({ maxLength: 3 }) }),
      fc.record({ kind: fc.constant("theirs" as const), path: textPath, value: fc.string({ maxLength: 3 }) }),
    );
    fc.assert(
      fc.property(fc.array(step, { maxLength: 20 }), (steps) => {
        let draft = openDraft(aWebsite());
        let server = draft.base;
        const typed = new Map<string, string>();
        for (const { kind, path, value } of steps) {
          if (kind === "mine") {
            typed.set(path, value);
            draft = reduceDraft(draft, { type: "edited", path, value });
          } else {
            server = { ...withChanges(server, { [path]: value }), version: server.version + 1 };
            draft = reduceDraft(draft, { type: "version_refused", server });
            const choices = Object.fromEntries(
              (draft.conflict?.fields ?? []).map((field) => [field.path, "mine" as const]),
            );
            if (draft.conflict) draft = reduceDraft(draft, { type: "conflict_resolved", choices });
          }
        }
        for (const path of draftPaths) {
          const wanted = typed.get(path);
          const shown = valueAt(draftedWebsite(draft), path);
          const lastServer = valueAt(server, path);
          if (wanted !== undefined && path in draft.pending) expect(shown).toBe(wanted);
          if (!(path in draft.pending)) expect(sameValue(shown, lastServer) || shown === wanted).toBe(true);
        }
      }),
    );
  });
});
