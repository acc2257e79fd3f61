import type { Website } from "@vitrine/model";
import { clsx } from "clsx";
import { useRef, useState } from "react";
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

/**
 * A website in a template, small, as the server draws it: a page without script, once it comes near. Until it is there,
 * and where a browser does not show it, the template's own picture stands in its place.
 */
export function FittingMiniature({ website, template, className }: FittingMiniatureProps) {
  const box = useRef<HTMLDivElement>(null);
  const isNear = useIsNear(box, ahead);
  const scale = useScale(box, pageWidth);
  const [isDrawn, setDrawn] = useState(false);
  const { slug, name, picture } = template;
  return (
    <div ref={box} inert className={clsx("relative overflow-hidden", className)}>
      <TemplatePicture name={name} slug={slug} src={picture} shape="wide" scrollsOnHover={false} />
      {isNear ? (
        <iframe
          // A page of a former version is another page.
          key={website.version}
          title={`Your website in ${name}`}
          src={`/fitting/${website.id}/${slug}`}
          sandbox=""
          tabIndex={-1}
          onLoad={() => setDrawn(true)}
          style={{ width: pageWidth, height: (pageWidth * 10) / 16, transform: `scale(${scale})` }}
          className={clsx(
            "absolute start-0 top-0 origin-top-left border-0 bg-surface rtl:origin-top-right",
            "motion-safe:transition-opacity motion-safe:duration-(--t-2)",
            !isDrawn && "opacity-0",
          )}
        />
      ) : null}
    </div>
  );
}
