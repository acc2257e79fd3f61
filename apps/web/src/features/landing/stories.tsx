import { TemplatePicture } from "../../lib/templates/template-picture.tsx";
import { FigureRow } from "./metrics-bar.tsx";
import { statistics, testimonials } from "./landing-texts.ts";

/** Four sample voices beside the template that each of them chose, and four figures; fixed content. */
export function Stories() {
  return (
    <section id="testimonials" aria-labelledby="stories-title" className="bg-sunken">
      <div className="page-gutter mx-auto max-w-[90rem] py-10 lg:py-24">
        <h2 id="stories-title" className="text-h1">
          Stories
        </h2>
        <ul
          aria-label="Stories"
          // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- on a phone it scrolls by itself, so keyboards must reach it
          tabIndex={0}
          className="swipes mt-8 grid gap-x-8 gap-y-12 sm:grid-cols-2 xl:grid-cols-4"
        >
          {testimonials.map(({ slug, name, quote, by }) => (
            <li key={slug}>
              <figure className="flex h-full flex-col gap-4">
                <TemplatePicture
                  slug={slug}
                  name={name}
                  src={`/site-assets/previews/${slug}-tablet.webp`}
                  pageWidth={768}
                  shape="tall"
                />
                <blockquote className="text-lead">“{quote}”</blockquote>
                <figcaption className="mt-auto text-caption text-muted">
                  {by}, with {name}
                </figcaption>
              </figure>
            </li>
          ))}
        </ul>
        <FigureRow figures={statistics} label="Figures" className="mt-10" />
      </div>
    </section>
  );
}
