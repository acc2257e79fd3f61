import type { WebsiteSummary } from "@vitrine/model";

type Located = Pick<WebsiteSummary, "domain" | "subdomain">;
type Counted = Located & Pick<WebsiteSummary, "taken_down_at">;

/**
 * On the dashboard a portfolio counts as published when it has a domain or subdomain (document 2, section 4); one that
 * was taken down keeps them and is not public.
 */
export function isPublishedCard(website: Counted): boolean {
  return website.taken_down_at === null && Boolean(website.domain || website.subdomain);
}

export type PortfolioFigures = {
  total: number;
  published: number;
  publishedPercent: number;
  sections: number;
  drafts: number;
};

/** The four numbers of the stat strip (document 2, sections 2 and 9). */
export function portfolioFigures(websites: readonly Counted[]): PortfolioFigures {
  const total = websites.length;
  const published = websites.filter(isPublishedCard).length;
  return {
    total,
    published,
    publishedPercent: total === 0 ? 0 : Math.round((published / total) * 100),
    sections: total * 5,
    drafts: total - published,
  };
}

/** Portfolios whose name, intro, domain or subdomain contains the text, ignoring case. */
export function searchPortfolios<W extends Located & { name: string; intro: string }>(
  websites: readonly W[],
  search: string,
): W[] {
  const wanted = search.trim().toLocaleLowerCase();
  if (wanted === "") return [...websites];
  return websites.filter((website) =>
    [website.name, website.intro, website.domain, website.subdomain].some((value) =>
      value?.toLocaleLowerCase().includes(wanted),
    ),
  );
}
