import { useQuery } from "@tanstack/react-query";
import { contract } from "@vitrine/contract";
import { personName, type Website } from "@vitrine/model";
import { Skeleton } from "@vitrine/ui";
import type { ReactNode } from "react";
import { loadFile } from "../../../lib/exports/download-file.ts";

type LinkPreviewsProps = {
  website: Website;
  address: string;
  /** False for a site that is for people with an account. */
  isListed: boolean;
};

/** What a search engine and a shared link show of a site. */
export function LinkPreviews({ website, address, isListed }: LinkPreviewsProps) {
  const { title, description } = wordsOf(website);
  return (
    <div className="grid gap-4 md:grid-cols-2">
      <Preview caption="In search results">
        <div className="flex flex-col gap-1 p-3">
          <p className="truncate text-caption text-muted">{address}</p>
          <p className="line-clamp-2 text-app font-semibold text-brand wrap-anywhere">{title}</p>
          <p className="line-clamp-3 text-caption wrap-anywhere">
            {!isListed
              ? "Search engines do not see a private site."
              : website.seo.indexable
                ? description || "Nothing yet: write an introduction."
                : "Search engines are asked to leave this site out."}
          </p>
        </div>
      </Preview>
      <Preview caption="As a shared link">
        <CardPicture website={website} />
        <div className="border-t border-line p-3">
          <p className="truncate text-caption text-muted">{address.split("/")[0]}</p>
          <p className="line-clamp-1 text-label wrap-anywhere">{title}</p>
        </div>
      </Preview>
    </div>
  );
}

function Preview({ caption, children }: { caption: string; children: ReactNode }) {
  return (
    <figure className="flex min-w-0 flex-col gap-1.5">
      <figcaption className="text-label">{caption}</figcaption>
      <div className="overflow-hidden rounded-m border border-line bg-surface">{children}</div>
    </figure>
  );
}

/** What the page's head will say (the templates' `profileHead`). */
function wordsOf(website: Website): { title: string; description: string } {
  const { seo, contact, intro, description } = website;
  return {
    title: seo.title.trim() || [personName(website), contact.title].filter((part) => part !== "").join(" – "),
    description: seo.description.trim() || intro || description,
  };
}

/** The card as the server draws it, for a draft too. */
function CardPicture({ website }: { website: Website }) {
  const { data: src, isError } = useQuery({
    queryKey: ["website-card", website.id, website.version, website.updated_at],
    queryFn: async () => dataUrlOf(await loadFile(contract.websites.websiteCard, { params: { id: website.id } })),
    retry: false,
  });
  if (isError) return <p className="p-3 text-caption text-muted">The picture could not be drawn right now.</p>;
  if (src === undefined) return <Skeleton className="aspect-[1200/630] w-full" />;
  return (
    <img src={src} alt={`Card of ${personName(website)}`} width={1200} height={630} className="block h-auto w-full" />
  );
}

/** A file as an address that needs no request. */
function dataUrlOf(file: Blob): Promise<string> {
  return new Promise((resolve, reject) => {
    const reader = new FileReader();
    reader.addEventListener("load", () => resolve(typeof reader.result === "string" ? reader.result : ""));
    reader.addEventListener("error", () => reject(reader.error ?? new Error("The file could not be read.")));
    reader.readAsDataURL(file);
  });
}
