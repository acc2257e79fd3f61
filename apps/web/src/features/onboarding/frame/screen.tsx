import { clsx } from "clsx";
import { useEffect, useRef, type ReactNode } from "react";

const widths = {
  column: "pb-12 md:max-w-[calc(45rem+48px)] md:pt-10 xl:max-w-[calc(45rem+80px)]",
  middle: "pb-12 md:pt-10 xl:max-w-[calc(60rem+80px)]",
  wide: "max-w-[96rem] pb-10",
} as const;

type ScreenProps = {
  title: string;
  lead?: ReactNode;
  /** Controls beside the title. */
  aside?: ReactNode;
  /** `column` for one thing at a time, `middle` for two beside each other, `wide` for the whole window. */
  width?: keyof typeof widths;
  /** Moves focus to the title, so that a change of screen is heard. */
  takesFocus?: boolean;
  children: ReactNode;
};

/** One screen of the flow: its title, a sentence, and the column. */
export function Screen({ title, lead, aside, width = "column", takesFocus = true, children }: ScreenProps) {
  const heading = useRef<HTMLHeadingElement>(null);
  const focuses = useRef(takesFocus);
  useEffect(() => {
    if (!focuses.current) return;
    heading.current?.focus({ preventScroll: true });
    window.scrollTo({ top: 0 });
  }, []);
  return (
    <div className={clsx("page-gutter mx-auto w-full pt-6", widths[width])}>
      <header className="flex flex-wrap items-end justify-between gap-x-6 gap-y-3">
        <div className="min-w-0">
          <h1 ref={heading} tabIndex={-1} className="text-h1 outline-none">
            {title}
          </h1>
          {lead ? <p className="mt-2 max-w-[64ch] text-muted">{lead}</p> : null}
        </div>
        {aside}
      </header>
      {children}
    </div>
  );
}
