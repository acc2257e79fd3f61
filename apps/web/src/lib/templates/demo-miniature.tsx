import { useQuery } from "@tanstack/react-query";
import { demoSiteQuery } from "./demo-site.ts";
import { LiveMiniature } from "./live-miniature.tsx";

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
  return <LiveMiniature site={demo.data?.site ?? null} label={label} {...look} />;
}
