import { useEffect, useRef, type ReactNode } from "react";

type SheetProps = {
  title: string;
  lead?: string;
  /** It came in place of something else: the heading is told to who cannot see that. */
  isNews?: boolean;
  children?: ReactNode;
};

/** A page of few words and at most one form. */
export function Sheet({ title, lead, isNews = false, children }: SheetProps) {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    if (isNews) heading.current?.focus();
  }, [isNews]);
  return (
    <div className="page-gutter mx-auto w-full max-w-[38rem] pt-8 pb-16 md:pt-14">
      <h1 ref={heading} tabIndex={-1} className="text-h1 wrap-anywhere outline-none">
        {title}
      </h1>
      {lead ? <p className="mt-2 wrap-anywhere text-muted">{lead}</p> : null}
      {children ? <div className="mt-8">{children}</div> : null}
    </div>
  );
}
