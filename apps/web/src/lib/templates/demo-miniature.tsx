import { useQuery } from "@tanstack/react-query";
import { demoSiteQuery } from "./demo-site.ts";
import type { PreviewSite } from "../preview-protocol.ts";
import { SiteMiniature } from "../site-frame/site-miniature.tsx";

type DemoMiniatureProps = {
  slug: string;
  name: string;
  pageWidth?: number;
  scrollsOnHover?: boolean;
  className?: string;
};

/** A template drawn live with its sample person. */
export function DemoMiniature({ slug, name, ...look }: DemoMiniatureProps) {
  const demo = useQuery(demoSiteQuery(slug));
  const label = demo.data ? `${name} template, shown with ${demo.data.persona}` : `${name} template`;
  // The sample comes in the shape of an export; the frame draws it as it draws a website.
  const website = (demo.data?.site ?? null) as PreviewSite | null;
  return <SiteMiniature website={website} label={label} scrollsOnHover {...look} />;
}
