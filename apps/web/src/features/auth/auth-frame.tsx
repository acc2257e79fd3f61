import { Link, useLocation } from "@tanstack/react-router";
import { Mark } from "@vitrine/ui";
import type { ReactNode } from "react";
import { TemplatePicture } from "../../lib/templates/template-picture.tsx";
import { luckOfVisit, shownTemplates } from "./shown-templates.ts";

type AuthFrameProps = { title: string; lead?: ReactNode; children: ReactNode };

/** Form at the left, one still template at the right from 1024 px; below that the form alone. */
export function AuthFrame(props: AuthFrameProps) {
  const { pathname } = useLocation();
  const hasOwnHeader = pathname === "/login" || pathname === "/register";
  if (!hasOwnHeader) return <Split {...props} />;
  return (
    <main id="main" className="flex min-h-dvh flex-col">
      <Split {...props} mark />
    </main>
  );
}

function Split({ title, lead, children, mark = false }: AuthFrameProps & { mark?: boolean }) {
  return (
    <div className="grid flex-1 lg:grid-cols-[5fr_7fr]">
      <div className="page-gutter flex flex-col">
        {mark ? (
          <Link to="/" aria-label="Vitrine, start page" className="flex min-h-16 items-center self-start rounded-s">
            <Mark word="Vitrine" />
          </Link>
        ) : null}
        <div className="hidden flex-[0.38] lg:block" />
        <div className="mx-auto w-full max-w-[25rem] pt-6 pb-16 lg:mx-0">
          <h1 className="text-h1">{title}</h1>
          {lead ? <p className="mt-2 text-muted">{lead}</p> : null}
          <div className="mt-8">{children}</div>
        </div>
        <div className="hidden flex-[0.62] lg:block" />
      </div>
      <TemplateAside />
    </div>
  );
}

function TemplateAside() {
  const luck = luckOfVisit();
  return (
    <aside aria-label="A template" className="sticky top-0 hidden h-dvh bg-sunken lg:block">
      {shownTemplates.map(({ slug, name, category }, index) =>
        luck === null || luck === index ? (
          <figure
            key={slug}
            data-luck-of={index}
            className="mx-auto flex h-full max-w-[40rem] flex-col justify-center gap-4 p-12"
          >
            <TemplatePicture
              slug={slug}
              name={name}
              src={`/site-assets/previews/${slug}-tablet.webp`}
              pageWidth={768}
              shape="free"
              scrollsOnHover={false}
              nearness="of the browser"
              className="min-h-0 flex-1 max-h-[75dvh]"
            />
            <figcaption className="text-caption text-muted">
              <span className="font-semibold text-ink">{name}</span>, {category}
            </figcaption>
          </figure>
        ) : null,
      )}
    </aside>
  );
}
