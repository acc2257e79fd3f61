import { VisuallyHidden } from "@vitrine/ui";
import { clsx } from "clsx";
import { useRef } from "react";
import { useScale } from "./site-miniature.tsx";

type PageMiniatureProps = {
  /** Where the finished page lies. */
  src: string;
  /** Says what is shown, e.g. "Your site in Modern". */
  label: string;
  /** Width in CSS pixels that the page inside believes it has. */
  pageWidth: number;
  className?: string;
};

/** A page as the server made it, drawn small, without an origin; nothing in it takes focus. */
export function PageMiniature({ src, label, pageWidth, className }: PageMiniatureProps) {
  const box = useRef<HTMLDivElement>(null);
  const scale = useScale(box, pageWidth);
  return (
    <div ref={box} className={clsx("relative overflow-hidden bg-sunken shadow-plinth", className)}>
      <VisuallyHidden>{label}</VisuallyHidden>
      <div inert className="absolute inset-0">
        <iframe
          title={label}
          src={src}
          sandbox="allow-scripts"
          tabIndex={-1}
          style={{ width: pageWidth, height: `${100 / scale}%`, transform: `scale(${scale})` }}
          className="pointer-events-none absolute start-0 top-0 origin-top-left border-0 rtl:origin-top-right"
        />
      </div>
    </div>
  );
}
