import { Button, Dialog, Segments } from "@vitrine/ui";
import { useState } from "react";
import type { Draft } from "../draft/draft.ts";
import type { DraftStore } from "../draft/draft-store.ts";
import type { DraftPath, DraftValue } from "../draft/fields.ts";

type Choices = Partial<Record<DraftPath, "mine" | "theirs">>;

const sides = [
  { value: "mine", label: "Keep mine" },
  { value: "theirs", label: "Take theirs" },
] as const;

/** Fields that another tab changed too: both values are shown and the owner chooses, field by field. */
export function ConflictDialog({
  store,
  conflict,
  onResolved,
  onLater,
}: {
  store: DraftStore;
  conflict: NonNullable<Draft["conflict"]>;
  onResolved: () => void;
  /** Closed without a choice: both sides stay as they are until the next save. */
  onLater: () => void;
}) {
  const [choices, setChoices] = useState<Choices>({});
  const sideOf = (path: DraftPath) => choices[path] ?? "mine";
  const resolve = () => {
    store.dispatch({
      type: "conflict_resolved",
      choices: Object.fromEntries(conflict.fields.map(({ path }) => [path, sideOf(path)])),
    });
    onResolved();
  };
  return (
    <Dialog
      open
      onOpenChange={(open) => (open ? undefined : onLater())}
      closeOnOverlay={false}
      size="large"
      title="Changed in two places"
      description="This website was changed in another tab or by another session. Choose what to keep for each field; nothing is lost before you do."
      footer={
        <>
          <Button onClick={onLater}>Decide later</Button>
          <Button variant="primary" onClick={resolve}>
            Apply choices and save
          </Button>
        </>
      }
    >
      <ul className="flex flex-col gap-6">
        {conflict.fields.map(({ path, mine, theirs }) => (
          <li key={path} className="flex flex-col gap-3 border-t border-line pt-4">
            <div className="flex flex-wrap items-center justify-between gap-3">
              <span className="text-label">{fieldLabel(path)}</span>
              <Segments
                label={`Which ${fieldLabel(path)} to keep`}
                items={sides}
                value={sideOf(path)}
                onValueChange={(side) => setChoices({ ...choices, [path]: side })}
              />
            </div>
            <div className="grid gap-4 sm:grid-cols-2">
              <Side label="Yours" value={mine} isChosen={sideOf(path) === "mine"} />
              <Side label="The other one" value={theirs} isChosen={sideOf(path) === "theirs"} />
            </div>
          </li>
        ))}
      </ul>
    </Dialog>
  );
}

function Side({ label, value, isChosen }: { label: string; value: DraftValue; isChosen: boolean }) {
  return (
    <div className={`border-s-2 ps-3 ${isChosen ? "border-brand" : "border-line"}`}>
      <p className="text-caption text-muted">{label}</p>
      <p className="max-h-40 overflow-y-auto whitespace-pre-wrap wrap-anywhere">{readable(value)}</p>
    </div>
  );
}

function readable(value: DraftValue): string {
  if (value === null || value === "") return "(empty)";
  if (typeof value === "boolean") return value ? "Yes" : "No";
  if (typeof value === "string") return value;
  return (
    value
      .map((entry) => (typeof entry === "string" ? entry : Object.values(entry).filter(Boolean).join(" · ")))
      .join("\n") || "(empty)"
  );
}

const labels: Readonly<Partial<Record<DraftPath, string>>> = {
  name: "Website name",
  full_name: "Full name",
  intro: "Introduction",
  description: "About text",
  subdomain: "Web address",
  "contact.email": "Contact email",
  "contact.title": "Professional title",
  "contact.description": "Contact text",
  "contact.location": "Location",
  "contact.phone": "Phone",
  "contact.available_for_freelance": "Availability",
  "seo.title": "Search title",
  "seo.description": "Search description",
  "seo.indexable": "Search listing",
  "look.palette": "Palette",
  "look.pairing": "Typefaces",
  "look.density": "Density",
  "look.accent": "Accent colour",
  "look.css": "Custom CSS",
};

function fieldLabel(path: DraftPath): string {
  return labels[path] ?? path.charAt(0).toUpperCase() + path.slice(1);
}
