import { useState } from "react";
import { useGo } from "../../lib/navigation.ts";
import { getSession } from "../../lib/session/session-store.ts";
import type { InfoTopic } from "./info-dialog.tsx";
import type { FeatureAction } from "./landing-texts.ts";

/** Where smooth scrolling stops above a section: below the header (document 1, section 9). */
const scrollOffset = 80;

/** Scrolls to a section; keeps still movement for people who asked for it. */
function scrollToSection(id: string): void {
  const section = document.getElementById(id);
  if (!section) return;
  const isStill = window.matchMedia("(prefers-reduced-motion: reduce)").matches;
  const top = section.getBoundingClientRect().top + window.scrollY - scrollOffset;
  window.scrollTo({ top, behavior: isStill ? "auto" : "smooth" });
}

/** What the feature buttons do (document 1, section 2.3). */
export function useFeatureActions() {
  const go = useGo();
  const [topic, setTopic] = useState<InfoTopic | null>(null);
  const [previewRequest, setPreviewRequest] = useState(0);
  const isSignedIn = () => getSession().user !== null;

  const actions: Record<FeatureAction, () => void> = {
    "try-conversion": () =>
      go(isSignedIn() ? "/dashboard?feature=ai-conversion" : "/register?feature=ai&highlight=conversion"),
    "browse-templates": () => scrollToSection("templates"),
    "see-demo": () => scrollToSection("demo"),
    "mobile-view": () => {
      scrollToSection("templates");
      setPreviewRequest((count) => count + 1);
    },
    ats: () => setTopic("ats"),
    domain: () => (isSignedIn() ? go("/dashboard/settings?tab=domain") : setTopic("domain")),
    analytics: () => setTopic("analytics"),
    support: () => (isSignedIn() ? go("/dashboard/support") : setTopic("support")),
  };
  return {
    topic,
    closeTopic: () => setTopic(null),
    previewRequest,
    run: (action: FeatureAction) => actions[action](),
  };
}
