import type { PublicArticle } from "@vitrine/model";
import type { SiteView } from "../view/site-view.ts";
import { articlePictures } from "./article-pictures.tsx";
import { escapeForScript } from "./json-ld.ts";

/**
 * A post as linked data: `BlogPosting` by its person (contract.md 14).
 * @param siteUrl absolute address of the person's page
 * @returns JSON in which no value can close the script element
 */
export function postingJsonLd(view: SiteView, article: PublicArticle, canonicalUrl: string, siteUrl: string): string {
  const description = article.meta_description || article.excerpt;
  const [picture] = articlePictures(article.pictures, article.title);
  const data = {
    "@context": "https://schema.org",
    "@type": "BlogPosting",
    headline: article.title,
    ...(description ? { description } : {}),
    ...(article.published_at ? { datePublished: article.published_at } : {}),
    dateModified: article.updated_at,
    url: canonicalUrl,
    mainEntityOfPage: canonicalUrl,
    inLanguage: view.lang,
    ...(picture ? { image: new URL(picture.src, canonicalUrl).href } : {}),
    ...(article.tags.length > 0 ? { keywords: article.tags } : {}),
    author: { "@type": "Person", name: view.person.name, url: siteUrl },
  };
  return escapeForScript(JSON.stringify(data));
}
