import { ApiError } from "@vitrine/api-client";
import { privateLinkLimits, type NewPrivateLink, type PrivateLink, type Website } from "@vitrine/model";
import { Field, Notice, PasswordInput, Switch, TextInput } from "@vitrine/ui";
import { useEffect, useRef, useState } from "react";
import { failureMessage } from "../../../lib/form-errors.ts";
import { useSingleFlight } from "../../../lib/use-single-flight.ts";
import { MakingForm } from "../shell/making-form.tsx";
import { SectionChoice, sectionsToChoose } from "./section-choice.tsx";
import type { LinkActions } from "./use-private-links.ts";

type LinkFormProps = {
  website: Website;
  actions: LinkActions;
  onMade: (link: PrivateLink) => void;
  onClose: () => void;
};

type Problems = Readonly<Record<string, string | undefined>>;

/** The last moment of a day where its owner is. */
const endOfDay = (day: string) => new Date(`${day}T23:59:59`).toISOString();
const today = () => new Date().toLocaleDateString("sv");

/** Makes a private link: for whom, until when, with which password, and what it shows. */
export function LinkForm({ website, actions, onMade, onClose }: LinkFormProps) {
  const [name, setName] = useState("");
  const [day, setDay] = useState("");
  const [password, setPassword] = useState("");
  const [hasOwnChoice, setOwnChoice] = useState(false);
  const [sections, setSections] = useState(() => sectionsToChoose(website.sections));
  const [problems, setProblems] = useState<Problems>({});
  const [isBusy, setBusy] = useState(false);
  const field = useRef<HTMLInputElement>(null);
  useEffect(() => field.current?.focus(), []);
  const make = useSingleFlight(async () => {
    const link: NewPrivateLink = {
      name,
      ...(day === "" ? {} : { expires_at: endOfDay(day) }),
      ...(password === "" ? {} : { password }),
      ...(hasOwnChoice ? { sections: sections.filter(({ isShown }) => isShown).map(({ id }) => id) } : {}),
    };
    setBusy(true);
    setProblems({});
    try {
      onMade(await actions.create(link));
    } catch (error) {
      setProblems(problemsOf(error));
    }
    setBusy(false);
  });
  return (
    <MakingForm
      label="Make link"
      isBusy={isBusy}
      className="border-s-[3px] border-brand ps-4"
      onMake={() => void make()}
      onClose={onClose}
    >
      <Field label="Who is it for?" help="For your own list; readers do not see it." error={problems["name"]}>
        <TextInput
          ref={field}
          value={name}
          placeholder="Acme, application"
          maxLength={privateLinkLimits.nameCharacters}
          onChange={(event) => setName(event.target.value)}
        />
      </Field>
      <div className="grid gap-4 md:grid-cols-2">
        <Field
          label="Last day"
          optional
          help="Without one it lasts until you revoke it."
          error={problems["expires_at"]}
        >
          <TextInput type="date" min={today()} value={day} onChange={(event) => setDay(event.target.value)} />
        </Field>
        <Field
          label="Password"
          optional
          help={`At least ${privateLinkLimits.passwordMinCharacters} characters. Send it another way than the link.`}
          error={problems["password"]}
        >
          <PasswordInput
            value={password}
            autoComplete="new-password"
            maxLength={privateLinkLimits.passwordMaxCharacters}
            onChange={(event) => setPassword(event.target.value)}
          />
        </Field>
      </div>
      <Switch checked={hasOwnChoice} onCheckedChange={setOwnChoice} label="Choose sections and their order" />
      {hasOwnChoice ? <SectionChoice sections={sections} onChange={setSections} error={problems["sections"]} /> : null}
      {problems["general"] ? (
        <Notice tone="danger" role="alert">
          {problems["general"]}
        </Notice>
      ) : null}
    </MakingForm>
  );
}

const known = ["name", "expires_at", "password", "sections"] as const;

/** The server's words beside the fields that they are about, or below the form. */
function problemsOf(error: unknown): Problems {
  const errors = error instanceof ApiError ? error.errors : {};
  const found = known.flatMap((name) => {
    const [message] = Object.entries(errors).find(([key]) => key.split(".")[0] === name)?.[1] ?? [];
    return message ? [[name, message] as const] : [];
  });
  if (found.length > 0) return Object.fromEntries(found);
  return { general: failureMessage(error, "The link could not be made. Please try again.") };
}
