import { clsx } from "clsx";
import { lazy, Suspense, useRef, useState } from "react";
import { useIsNear } from "../use-is-near.ts";

const DemoMiniature = lazy(async () => ({ default: (await import("./demo-miniature.tsx")).DemoMiniature }));

type TemplatePictureProps = {
  name: string;
  src: string;
  /** With the slug a template without a picture is drawn live; without it only its name stands there. */
  slug?: string;
  /** Windows of the design: 16:10 for lists, 4:5 for a wall; `free` takes its size from `className`. */
  shape?: "wide" | "tall" | "free";
  /** Width that the page had when it was taken; used when it must be drawn live. */
  pageWidth?: number;
  scrollsOnHover?: boolean;
  eager?: boolean;
  /** Leaves it to the browser when the picture comes near: it comes before any script then, and not at all where hidden. */
  nearness?: "of the browser";
  className?: string;
};

const shapes = { wide: "aspect-[16/10]", tall: "aspect-[4/5]", free: "" } as const;

/** A template in a square window: its picture, or the template drawn live where no picture was taken. */
export function TemplatePicture(props: TemplatePictureProps) {
  const { slug, name, src, shape = "wide", pageWidth, scrollsOnHover = true, eager = false, nearness } = props;
  const [failed, setFailed] = useState(false);
  const box = useRef<HTMLDivElement>(null);
  // On a slow line browsers fetch lazy pictures from five screens away, before what is asked for.
  const isNear = useIsNear(box);
  const window = clsx(shapes[shape], props.className);
  const empty = (
    <div
      className={clsx(
        "grid place-items-center bg-sunken p-2 text-center text-caption text-muted shadow-plinth",
        window,
      )}
    >
      {slug ? null : name}
    </div>
  );
  if (failed && !slug) return empty;
  if (failed && slug) {
    return (
      <Suspense fallback={empty}>
        <DemoMiniature
          slug={slug}
          name={name}
          scrollsOnHover={scrollsOnHover}
          className={window}
          {...(pageWidth ? { pageWidth } : {})}
        />
      </Suspense>
    );
  }
  return (
    <div ref={box} className={clsx("overflow-hidden bg-sunken shadow-plinth", window)}>
      <img
        src={isNear || eager || nearness ? src : undefined}
        alt={`${name} template`}
        loading={eager ? "eager" : "lazy"}
        fetchPriority={eager || nearness ? "high" : "auto"}
        decoding="async"
        onError={() => setFailed(true)}
        className={clsx(
          "h-full w-full object-cover object-top",
          scrollsOnHover &&
            "motion-safe:transition-[object-position] motion-safe:duration-[8s] motion-safe:ease-linear motion-safe:hover:object-bottom",
        )}
      />
    </div>
  );
}
