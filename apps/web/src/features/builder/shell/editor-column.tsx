import { lazy, Suspense } from "react";
import type { OpenedWork } from "../work/open-kept-work.ts";
import { OtherDevices } from "../work/other-devices.tsx";
import { AskedEntryContext } from "./asked-entry.ts";
import { SectionEditor } from "./section-editor.tsx";
import { SectionPlaceContext } from "./section-place.ts";
import type { OpenBuilder } from "./use-builder.ts";

const TakeDownNotice = lazy(async () => ({
  default: (await import("../../../lib/moderation/take-down-notice.tsx")).TakeDownNotice,
}));
const SampleNotice = lazy(async () => ({ default: (await import("../sample/sample-notice.tsx")).SampleNotice }));

/** The form of the chosen section, below what has to be known about the site first. */
export function EditorColumn({ builder, opened }: { builder: OpenBuilder; opened: OpenedWork }) {
  const { work, draft, shown, editor, place, saving, choice, plan, sampleLeft } = builder;
  const { section } = place;
  return (
    <div
      ref={editor}
      className="relative min-h-0 min-w-0 flex-1 scroll-pb-20 bg-surface px-4 py-6 md:px-6 lg:min-w-[23.75rem] lg:overflow-y-auto"
    >
      <div className="@container mx-auto flex max-w-[46rem] flex-col gap-6">
        {shown.taken_down_at === null ? null : (
          <Suspense fallback={null}>
            <TakeDownNotice website={shown} />
          </Suspense>
        )}
        <OtherDevices websiteId={shown.id} opened={opened} />
        {sampleLeft.length > 0 ? (
          <Suspense fallback={null}>
            <SampleNotice left={sampleLeft.filter(({ place }) => place === section)} />
          </Suspense>
        ) : null}
        <AskedEntryContext value={place.asked}>
          <SectionPlaceContext value={place.sections}>
            <SectionEditor
              section={section}
              store={work.store}
              draft={draft}
              website={shown}
              plan={plan}
              saveState={saving.state}
              onSave={() => void saving.save("personal")}
              choice={choice}
              onSection={place.choose}
            />
          </SectionPlaceContext>
        </AskedEntryContext>
      </div>
    </div>
  );
}
