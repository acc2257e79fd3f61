import { websiteOfCv } from "@vitrine/model";
import { useMemo } from "react";
import { SiteMiniature } from "../../../lib/site-frame/site-miniature.tsx";
import type { OnboardingState } from "../state/state-shape.ts";

type SiteOnPlinthProps = { state: OnboardingState; slug: string; name: string; pageWidth?: number; className: string };

/** The person's site in a template, drawn live; nothing where no CV is known. */
export function SiteOnPlinth({ state, slug, name, pageWidth, className }: SiteOnPlinthProps) {
  const { parsedData, templateData, recommendedTemplate, session, privacy } = state;
  const picture = session?.profile_picture_url ?? null;
  const website = useMemo(() => {
    if (!parsedData || slug === "") return null;
    const data = slug === recommendedTemplate ? (templateData ?? {}) : {};
    return websiteOfCv(parsedData, { slug, templateData: data, picture, privacy });
  }, [parsedData, slug, recommendedTemplate, templateData, picture, privacy]);
  if (!website) return null;
  const person = parsedData?.personal_info.name || "your data";
  return (
    <SiteMiniature
      website={website}
      label={`${name} template, shown with ${person}`}
      pageWidth={pageWidth}
      className={`shadow-plinth ${className}`}
    />
  );
}
