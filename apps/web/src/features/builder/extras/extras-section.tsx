import type { Website } from "@vitrine/model";
import { Field, TagInput } from "@vitrine/ui";
import type { DraftStore } from "../draft/draft-store.ts";
import type { DraftValue } from "../draft/fields.ts";
import { ExtraListEditor } from "./extra-list-editor.tsx";
import { extraLists } from "./extras-shape.ts";

/** Everything else that a CV brought: edited in place, saved with the website. */
export function ExtrasSection({ store, website }: { store: DraftStore; website: Website }) {
  return (
    <section aria-labelledby="section-extras" className="flex flex-col gap-6">
      <div>
        <h2 id="section-extras" className="text-h2">
          More from your CV
        </h2>
        <p className="mt-1 text-caption text-muted">A list without entries does not appear on your site.</p>
      </div>
      {extraLists.map((list) => (
        <ExtraListEditor
          key={list.name}
          list={list}
          lists={website}
          onChange={(entries) => store.dispatch({ type: "edited", path: list.name, value: entries as DraftValue })}
        />
      ))}
      <div className="border-t border-line pt-4">
        <Field label="Interests" optional help="Press Enter or comma to add.">
          <TagInput
            noun="interest"
            addLabel="Add"
            value={website.interests}
            onChange={(interests) => store.dispatch({ type: "edited", path: "interests", value: interests })}
          />
        </Field>
      </div>
    </section>
  );
}
