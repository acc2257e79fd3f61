import { contactMessageMaxCharacters } from "@vitrine/model";
import type { ReactNode } from "react";
import type { SiteView } from "../view/site-view.ts";
import { JournalFrame } from "./article.tsx";
import { contactWordsFor } from "../../words/contact-page/index.ts";
import type { ContactWords } from "../../words/contact-page/words.ts";
import { labelLang } from "./section.tsx";

type ContactField = "name" | "email" | "message";

/** What the page of the contact form shows: the form, empty or as it was sent, or the thanks. */
export type ContactState =
  | { kind: "sent" }
  | {
      kind: "form";
      values?: Readonly<Partial<Record<ContactField, string>>>;
      wrong?: readonly ContactField[];
      /** Too many messages came from one address, or to this site. */
      isRefused?: boolean;
    };

type ContactPageProps = { view: SiteView; baseUrl: string; state: ContactState };

/** A page on which a visitor writes to the site's owner; it works without script (contract.md 14). */
export function ContactPage({ view, baseUrl, state }: ContactPageProps) {
  const labels = contactWordsFor(view.labelsLang);
  return (
    <JournalFrame view={view} baseUrl={baseUrl}>
      <div className="article contact" lang={labelLang(view)}>
        {state.kind === "sent" ? (
          <>
            <h1 className="article-title">{labels.sent}</h1>
            <p className="lead">{labels.sentNote}</p>
            <p className="after">
              <a href={baseUrl || "/"}>← {labels.back}</a>
            </p>
          </>
        ) : (
          <>
            <h1 className="article-title">
              {labels.writeTo} <bdi lang={view.lang}>{view.person.name}</bdi>
            </h1>
            <ContactForm view={view} action={`${baseUrl}${sending}`} state={state} />
          </>
        )}
      </div>
    </JournalFrame>
  );
}

/** An address other than the page's own: Back from a message that could not be sent comes to the form as it was filled in. */
const sending = "/contact?send";

type FormState = Extract<ContactState, { kind: "form" }>;
type FormProps = { view: SiteView; action: string; state: FormState };

const fields = [
  { name: "name", label: "yourName", mistake: "wrongName" },
  { name: "email", label: "yourEmail", mistake: "wrongEmail" },
  { name: "message", label: "yourMessage", mistake: "wrongMessage" },
] as const satisfies readonly { name: ContactField; label: keyof ContactWords; mistake: keyof ContactWords }[];

function ContactForm({ view, action, state }: FormProps) {
  const labels = contactWordsFor(view.labelsLang);
  const [name, email, message] = fields;
  return (
    <form className="contact-form" method="post" action={action}>
      <Mistakes view={view} state={state} />
      <Field view={view} state={state} field={name}>
        {(given) => <input {...given} type="text" autoComplete="name" maxLength={255} required />}
      </Field>
      <Field view={view} state={state} field={email}>
        {(given) => <input {...given} type="email" autoComplete="email" maxLength={255} dir="ltr" required />}
      </Field>
      <Field view={view} state={state} field={message}>
        {(given) => <textarea {...given} rows={8} maxLength={contactMessageMaxCharacters} required />}
      </Field>
      <p className="sr" aria-hidden="true">
        <label>
          {labels.leaveEmpty}
          <input name="website" type="text" tabIndex={-1} autoComplete="off" />
        </label>
      </p>
      <button type="submit">{labels.send}</button>
      <p className="note">{labels.privacyNote}</p>
    </form>
  );
}

/** What has to be put right, with the way to it. */
function Mistakes({ view, state }: Omit<FormProps, "action">) {
  const labels = contactWordsFor(view.labelsLang);
  const wrong = fields.filter(({ name }) => state.wrong?.includes(name));
  if (!state.wrong && !state.isRefused) return null;
  return (
    <div className="mistakes" role="alert">
      <p>
        <strong>{labels.notSent}</strong>
      </p>
      {state.isRefused && <p>{labels.tooMany}</p>}
      {wrong.length > 0 && (
        <ul>
          {wrong.map(({ name, mistake }) => (
            <li key={name}>
              <a href={`#contact-${name}`}>{labels[mistake]}</a>
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}

type Given = { id: string; name: string; defaultValue: string; "aria-invalid"?: true; "aria-describedby"?: string };

type FieldProps = Omit<FormProps, "action"> & {
  field: (typeof fields)[number];
  children: (given: Given) => ReactNode;
};

function Field({ view, state, field, children }: FieldProps) {
  const id = `contact-${field.name}`;
  const isWrong = state.wrong?.includes(field.name) === true;
  return (
    <div className="field">
      <label htmlFor={id}>{contactWordsFor(view.labelsLang)[field.label]}</label>
      {children({
        id,
        name: field.name,
        defaultValue: state.values?.[field.name] ?? "",
        ...(isWrong ? { "aria-invalid": true, "aria-describedby": `${id}-mistake` } : {}),
      })}
      {isWrong && (
        <p className="mistake" id={`${id}-mistake`}>
          {contactWordsFor(view.labelsLang)[field.mistake]}
        </p>
      )}
    </div>
  );
}
