import { planRules, type PlanName } from "@vitrine/model";
import { useEffect, useEffectEvent, useMemo, useSyncExternalStore } from "react";
import { answerBuilder, type AskedPlace } from "../../../lib/builder-door.ts";
import type { ChosenPlace } from "../../../lib/preview-protocol.ts";
import type { TemplateChoice } from "../template/use-template-choice.ts";
import { useKeptPage } from "../template/use-template-version.ts";
import { usePreviewedData } from "../template-data/use-previewed-data.ts";
import { useBuilderWork } from "../work/work-context.ts";
import { sectionOfSearch, type BuilderSectionId } from "./builder-rules.ts";
import { placeOfBlock } from "./place-of.ts";
import { PreviewPanel } from "./preview-panel.tsx";
import type { BuilderPlace } from "./use-builder-place.ts";
import { usePreviewPanel } from "./use-preview-panel.ts";

type PreviewPaneProps = { place: BuilderPlace; choice: TemplateChoice; plan: PlanName | null };

/** The preview of the website as it would be with everything typed so far; pressing a place of it opens its form. */
export function PreviewPane({ place, choice, plan }: PreviewPaneProps) {
  const { store, trial } = useBuilderWork();
  const panel = usePreviewPanel();
  const shown = useSyncExternalStore(store.subscribe, store.shown);
  const previewed = usePreviewedData(store, shown);
  const triedOn = useSyncExternalStore(trial.subscribe, trial.get);
  const kept = useKeptPage(useSyncExternalStore(store.subscribe, () => store.get().base));
  const isTrial = Boolean(choice.selected ?? choice.demoSite ?? triedOn);
  const template_slug = choice.selected?.slug ?? shown.template_slug;
  const site = useMemo(
    () => ({
      ...(choice.demoSite ?? (triedOn ? triedOn(previewed) : previewed)),
      template_slug,
      look: previewed.look,
    }),
    [choice.demoSite, triedOn, previewed, template_slug],
  );

  function openPlace({ block, sectionId, entry }: ChosenPlace): BuilderSectionId | null {
    const website = store.shown();
    const found = placeOfBlock(website, block, sectionId);
    if (!found) return null;
    place.choose(found.screen, found.open);
    const { kind = block } = website.sections.find(({ id }) => id === sectionId) ?? {};
    place.ask(entry === null ? null : { block: kind, entry });
    if (!place.isWide) place.setMode("edit");
    return found.screen;
  }

  const openAsked = useEffectEvent((asked: AskedPlace) => {
    if ("sectionId" in asked) return void openPlace({ block: "", ...asked });
    const screen = sectionOfSearch({ section: asked.screen });
    if (screen) place.choose(screen);
    if (!place.isWide) place.setMode("edit");
  });
  useEffect(() => answerBuilder(shown.id, (asked) => openAsked(asked)), [shown.id]);

  return (
    <PreviewPanel
      site={site}
      kept={isTrial ? null : kept}
      changedAt={Math.max(store.changedAt(), trial.changedAt())}
      branding={planRules[plan ?? "free"].branding}
      panel={panel}
      isOpen={place.mode === "preview"}
      isSheet={!place.isWide}
      onClose={() => place.setMode("edit")}
      section={place.section}
      pointer={place.pointer}
      onPlace={openPlace}
    />
  );
}
