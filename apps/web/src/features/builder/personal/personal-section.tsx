import { Button, Checkbox, Field, TextArea, TextInput } from "@vitrine/ui";
import { useRef, type ReactNode } from "react";
import type { DraftStore } from "../draft/draft-store.ts";
import { draftedWebsite, hasUnsavedChanges, type Draft } from "../draft/draft.ts";
import { useProblems } from "../draft/use-problems.ts";
import type { SaveState } from "../shell/use-save.ts";
import { PicturePanel } from "./picture-panel.tsx";
import { SubdomainField } from "./subdomain-field.tsx";
import { textField } from "./text-field.ts";
import { useEmailProblem } from "./use-email-problem.ts";
import { useFollowedFields } from "./use-followed-fields.ts";

type PersonalSectionProps = { store: DraftStore; draft: Draft; saveState: SaveState; onSave: () => void };

const aboutCharacters = 2000;

/** Who the site is about and how it is reached (document 2, section 2, "Personal Information"). */
export function PersonalSection({ store, draft, saveState, onSave }: PersonalSectionProps) {
  const website = draftedWebsite(draft);
  const field = (path: Parameters<typeof textField>[2]) => textField(store, draft, path);
  const email = useEmailProblem(website.contact.email);
  const isChanged = hasUnsavedChanges(draft);
  const problems = useProblems(draft);
  const section = useRef<HTMLElement>(null);
  useFollowedFields(section);
  return (
    <section ref={section} aria-labelledby="section-personal" className="flex flex-col gap-8">
      <h2 id="section-personal" className="text-h2">
        Personal Information
      </h2>
      <Panel title="Basic Information">
        <div className="grid gap-5 @min-[32rem]:grid-cols-2">
          <Field label="Full Name" error={problems.full_name}>
            <TextInput autoComplete="name" maxLength={255} {...field("full_name")} />
          </Field>
          <Field label="Professional Title" optional error={problems["contact.title"]}>
            <TextInput autoComplete="organization-title" maxLength={255} {...field("contact.title")} />
          </Field>
        </div>
        <Field
          label="Introduction"
          optional
          error={problems.intro}
          counter={{ used: website.intro.length, max: 500 }}
          help="One or two sentences at the top of your site."
        >
          <TextArea rows={3} {...field("intro")} />
        </Field>
        <Field
          label="About"
          optional
          error={problems.description}
          counter={{ used: website.description.length, max: aboutCharacters }}
          help={
            draft.base.description.length > aboutCharacters
              ? `Your CV says more here than can be typed. It stays whole on your site; once you change it, it has to fit ${aboutCharacters} characters.`
              : undefined
          }
        >
          <TextArea rows={6} {...field("description")} />
        </Field>
      </Panel>
      <Panel title="Profile Picture">
        <PicturePanel website={draft.base} />
      </Panel>
      <Panel title="Contact Information">
        <div className="grid gap-5 @min-[32rem]:grid-cols-2">
          <Field label="Contact Email" optional error={email.problem}>
            <TextInput
              type="email"
              inputMode="email"
              autoComplete="email"
              maxLength={255}
              onBlur={email.check}
              {...field("contact.email")}
            />
          </Field>
          <Field label="Phone" optional error={problems["contact.phone"]}>
            <TextInput type="tel" autoComplete="tel" maxLength={60} {...field("contact.phone")} />
          </Field>
        </div>
        <Field label="Location" optional>
          <TextInput maxLength={255} {...field("contact.location")} />
        </Field>
        <Field
          label="Contact Text"
          optional
          error={problems["contact.description"]}
          help="Shown beside your contact details."
        >
          <TextArea rows={2} {...field("contact.description")} />
        </Field>
        <Checkbox
          label="Available for freelance work"
          checked={website.contact.available_for_freelance}
          onChange={(event) =>
            store.dispatch({ type: "edited", path: "contact.available_for_freelance", value: event.target.checked })
          }
        />
      </Panel>
      <Panel title="Website Settings">
        <Field label="Website Name" help="For your collection; visitors see your full name." error={problems.name}>
          <TextInput maxLength={255} {...field("name")} />
        </Field>
        <SubdomainField store={store} draft={draft} />
        <Field
          label="Search Title"
          optional
          help="For search engines and shared links; your name and title when empty."
        >
          <TextInput maxLength={255} {...field("seo.title")} />
        </Field>
        <Field
          label="Search Description"
          optional
          error={problems["seo.description"]}
          counter={{ used: website.seo.description.length, max: 500 }}
        >
          <TextArea rows={2} {...field("seo.description")} />
        </Field>
        <Checkbox
          label="Search engines may list this site"
          checked={website.seo.indexable}
          onChange={(event) => store.dispatch({ type: "edited", path: "seo.indexable", value: event.target.checked })}
        />
      </Panel>
      <div className="flex flex-row-reverse items-center justify-between gap-4 border-t border-line pt-5">
        <Button variant="secondary" disabled={!isChanged || saveState === "saving"} onClick={onSave}>
          {isChanged ? "Save Changes" : "Saved"}
        </Button>
        <p className="text-caption text-muted">{isChanged ? "Not on your site yet." : "Everything here is stored."}</p>
      </div>
    </section>
  );
}

function Panel({ title, children }: { title: string; children: ReactNode }) {
  return (
    <fieldset className="flex flex-col gap-5 border-t border-line pt-5">
      <legend className="float-left w-full text-h3">{title}</legend>
      {children}
    </fieldset>
  );
}
