import { Checkbox, Field, TextArea, TextInput } from "@vitrine/ui";
import type { ReactNode } from "react";
import type { DraftProblems } from "../draft/draft-problems.ts";
import type { DraftStore } from "../draft/draft-store.ts";
import { draftedWebsite, type Draft } from "../draft/draft.ts";
import { SubdomainField } from "./subdomain-field.tsx";
import { textField } from "./text-field.ts";
import { useEmailProblem } from "./use-email-problem.ts";

type PanelProps = { store: DraftStore; draft: Draft; problems: DraftProblems };

const aboutCharacters = 2000;

/** The name, and what the site says first. */
export function BasicPanel({ store, draft, problems }: PanelProps) {
  const website = draftedWebsite(draft);
  const field = (path: Parameters<typeof textField>[2]) => textField(store, draft, path);
  return (
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
  );
}

/** How the person is reached. */
export function ContactPanel({ store, draft, problems }: PanelProps) {
  const { contact } = draftedWebsite(draft);
  const field = (path: Parameters<typeof textField>[2]) => textField(store, draft, path);
  const email = useEmailProblem(contact.email);
  return (
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
        checked={contact.available_for_freelance}
        onChange={(event) =>
          store.dispatch({ type: "edited", path: "contact.available_for_freelance", value: event.target.checked })
        }
      />
    </Panel>
  );
}

/** The site's own name and address, and what search engines are told. */
export function WebsitePanel({ store, draft, problems }: PanelProps) {
  const { seo } = draftedWebsite(draft);
  const field = (path: Parameters<typeof textField>[2]) => textField(store, draft, path);
  return (
    <Panel title="Website Settings">
      <Field label="Website Name" help="For your collection; visitors see your full name." error={problems.name}>
        <TextInput maxLength={255} {...field("name")} />
      </Field>
      <SubdomainField store={store} draft={draft} />
      <Field label="Search Title" optional help="For search engines and shared links; your name and title when empty.">
        <TextInput maxLength={255} {...field("seo.title")} />
      </Field>
      <Field
        label="Search Description"
        optional
        error={problems["seo.description"]}
        counter={{ used: seo.description.length, max: 500 }}
      >
        <TextArea rows={2} {...field("seo.description")} />
      </Field>
      <Checkbox
        label="Search engines may list this site"
        checked={seo.indexable}
        onChange={(event) => store.dispatch({ type: "edited", path: "seo.indexable", value: event.target.checked })}
      />
    </Panel>
  );
}

/** Fields that belong together, under their title. */
export function Panel({ title, children }: { title: string; children: ReactNode }) {
  return (
    <fieldset className="flex flex-col gap-5 border-t border-line pt-5">
      <legend className="float-left w-full text-h3">{title}</legend>
      {children}
    </fieldset>
  );
}
