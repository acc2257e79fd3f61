import {
  layoutLabels,
  limits,
  sectionLayouts,
  type SectionKind,
  type Website,
  type WebsiteSection,
} from "@vitrine/model";
import { Button, Field, Select, TextInput } from "@vitrine/ui";
import { Trash2 } from "lucide-react";
import { lazy, Suspense, useEffect, useState } from "react";
import { listOfKind } from "../items/section-of-list.ts";
import { useSectionPlace } from "../shell/section-place.ts";
import { applySectionOperation } from "../work/section-operations.ts";
import { useBuilderWork } from "../work/work-context.ts";
import { BackToSections } from "./back-to-sections.tsx";
import { EntriesEditor } from "./entries-editor.tsx";
import { titlePart } from "./new-section.ts";
import type { SectionActions } from "./use-sections.ts";
import { VisibilityButton } from "../items/visibility-button.tsx";

const OwnScreen = lazy(async () => ({ default: (await import("./own-screen.tsx")).OwnScreen }));

type SectionPageProps = { website: Website; section: WebsiteSection; kind: SectionKind; actions: SectionActions };

/** One section: what it is called, how it is laid out, and its entries. */
export function SectionPage({ website, section, kind, actions }: SectionPageProps) {
  const { go } = useSectionPlace();
  const list = listOfKind(section.kind);
  const isOnly = website.sections.filter(({ kind: other }) => other === section.kind).length === 1;
  const hasOwnScreen = list !== null && (isOnly || kind.isKeptElsewhere);
  return (
    <section aria-label={`Edit ${section.label}`} className="flex flex-col gap-6">
      <div>
        <div className="flex items-center gap-1">
          <BackToSections />
          <span className="ms-auto" />
          <VisibilityButton
            title={section.label}
            visible={section.visible}
            onChange={(visible) => actions.change(section, { visible })}
          />
          {kind.isKeptElsewhere ? null : (
            <Button
              variant="quiet"
              size="small"
              iconOnly
              className="max-md:size-11"
              aria-label={`Remove ${section.label}`}
              icon={<Trash2 size={16} strokeWidth={1.75} aria-hidden />}
              onClick={() => {
                actions.remove(section);
                go(null);
              }}
            />
          )}
        </div>
        {/* A screen of its own brings a heading of its own. */}
        {hasOwnScreen ? null : <h2 className="text-h2 wrap-anywhere">{section.label}</h2>}
        {section.visible ? null : (
          <p className="mt-1 text-caption text-muted">Hidden: nobody but you sees it, and nothing of it is lost.</p>
        )}
      </div>
      <SectionSettings section={section} kind={kind} actions={actions} />
      {hasOwnScreen ? (
        <Suspense fallback={null}>
          <OwnScreen website={website} list={list} />
        </Suspense>
      ) : (
        <EntriesEditor website={website} section={section} kind={kind} />
      )}
    </section>
  );
}

type SectionSettingsProps = Omit<SectionPageProps, "website">;

function SectionSettings({ section, kind, actions }: SectionSettingsProps) {
  const layouts = sectionLayouts.filter((layout) => section.layouts.includes(layout));
  return (
    <div className="grid gap-4 @min-[24rem]:grid-cols-2">
      <TitleField key={section.label} section={section} kind={kind} actions={actions} />
      {layouts.length < 2 ? null : (
        <Field label="Layout">
          <Select
            value={section.layout}
            onChange={(event) => {
              const layout = layouts.find((known) => known === event.target.value);
              if (layout) actions.change(section, { layout });
            }}
          >
            {layouts.map((layout) => (
              <option key={layout} value={layout}>
                {layoutLabels[layout]}
              </option>
            ))}
          </Select>
        </Field>
      )}
    </div>
  );
}

const changed = { kind: "section_changed", before: {} } as const;

/** The title as it stands on the page, followed by the preview while it is typed; empty means the kind's own in the site's language. */
function TitleField({ section, kind, actions }: SectionSettingsProps) {
  const [text, setText] = useState(section.title ?? "");
  const { trial } = useBuilderWork();
  const [form] = useState(() => ({}));
  const type = (typed: string) => {
    setText(typed);
    const after = titlePart(kind, typed);
    trial.show(form, (website) => applySectionOperation(website, { ...changed, id: section.id, after }));
  };
  useEffect(() => () => trial.show(form, null), [trial, form]);
  const keep = () => {
    trial.show(form, null);
    const part = titlePart(kind, text);
    if (part.title !== section.title) actions.change(section, part);
  };
  return (
    <Field label="Title">
      <TextInput
        value={text}
        maxLength={limits.sectionTitleCharacters}
        placeholder={kind.titles.en}
        onChange={(event) => type(event.target.value)}
        onBlur={keep}
        onKeyDown={(event) => {
          if (event.key === "Enter") keep();
        }}
      />
    </Field>
  );
}
