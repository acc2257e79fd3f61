import { clsx } from "clsx";
import { useState } from "react";

type TemplatePictureProps = {
  name: string;
  src: string;
  /** Windows of the design: 16:10 for lists, 4:5 for a wall, `fill` takes its parent. */
  shape?: "wide" | "tall" | "fill";
  /** Hovering scrolls the page inside slowly to its end. */
  scrollsOnHover?: boolean;
  eager?: boolean;
  className?: string;
};

const shapes = { wide: "aspect-[16/10]", tall: "aspect-[4/5]", fill: "h-full" } as const;

/** A picture of a real template in a square window on its plinth. */
export function TemplatePicture(props: TemplatePictureProps) {
  const { name, src, shape = "wide", scrollsOnHover = true, eager = false, className } = props;
  const [failed, setFailed] = useState(false);
  return (
    <div className={clsx("overflow-hidden bg-sunken shadow-plinth", shapes[shape], className)}>
      {failed ? (
        <p className="grid h-full place-items-center p-4 text-center text-caption text-muted">{name}</p>
      ) : (
        <img
          src={src}
          alt={`${name} template`}
          loading={eager ? "eager" : "lazy"}
          decoding="async"
          onError={() => setFailed(true)}
          className={clsx(
            "h-full w-full object-cover object-top",
            scrollsOnHover &&
              "motion-safe:transition-[object-position] motion-safe:duration-[8s] motion-safe:ease-linear motion-safe:hover:object-bottom",
          )}
        />
      )}
    </div>
  );
}
