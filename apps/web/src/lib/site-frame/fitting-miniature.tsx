import type { Website } from "@vitrine/model";
import { clsx } from "clsx";
import { useEffect, useRef, useState } from "react";
import { TemplatePicture } from "../templates/template-picture.tsx";
import { useIsNear } from "../use-is-near.ts";
import { useScale } from "./site-miniature.tsx";

type FittingMiniatureProps = {
  website: Pick<Website, "id" | "version">;
  template: { slug: string; name: string; picture: string };
  className?: string;
};

/** Pages are fetched while the screen before theirs is looked at. */
const ahead = "60%";

/** The width that the page inside believes it has. */
const pageWidth = 1200;

/** Longer than that nobody looks at an empty card; most pages are there before, and their pictures are not fetched. */
const patienceMs = 2000;

/**
 * A website in a template, small, as the server draws it: a page without script, once it comes near. Where it takes
 * long, and where it does not come, the template's own picture stands in its place.
 */
export function FittingMiniature({ website, template, className }: FittingMiniatureProps) {
  const box = useRef<HTMLDivElement>(null);
  const isNear = useIsNear(box, ahead);
  const scale = useScale(box, pageWidth);
  const [isDrawn, setDrawn] = useState(false);
  const isLate = useIsLate(isNear && !isDrawn);
  const { slug, name, picture } = template;
  return (
    <div ref={box} inert className={clsx("relative aspect-[16/10] overflow-hidden bg-sunken", className)}>
      {isLate && !isDrawn ? (
        <TemplatePicture name={name} slug={slug} src={picture} shape="wide" scrollsOnHover={false} />
      ) : null}
      {isNear ? (
        <iframe
          // A page of a former version is another page.
          key={website.version}
          title={`Your website in ${name}`}
          src={`/fitting/${website.id}/${slug}`}
          // It runs no script. With the application's origin fifty of them share one process, and what they fetch.
          sandbox="allow-same-origin"
          tabIndex={-1}
          onLoad={({ currentTarget }) => setDrawn(showsPage(currentTarget))}
          style={{ width: pageWidth, height: (pageWidth * 10) / 16, transform: `scale(${scale})` }}
          className={clsx(
            "absolute start-0 top-0 origin-top-left border-0 bg-surface rtl:origin-top-right",
            !isDrawn && "opacity-0",
          )}
        />
      ) : null}
    </div>
  );
}

/** Whether the frame holds a website: the answer for one that is not there names no address of its own. */
function showsPage({ contentDocument }: HTMLIFrameElement): boolean {
  return (contentDocument?.querySelector("link[rel=canonical]") ?? null) !== null;
}

/** True once something has been waited for too long. */
function useIsLate(isWaiting: boolean): boolean {
  const [isLate, setLate] = useState(false);
  useEffect(() => {
    if (!isWaiting) return;
    const timer = setTimeout(() => setLate(true), patienceMs);
    return () => clearTimeout(timer);
  }, [isWaiting]);
  return isLate;
}
