import type { LandingContent, LandingStory } from "@vitrine/model";
import type { ReactNode } from "react";
import { TemplatePicture } from "../../lib/templates/template-picture.tsx";
import { hasStories } from "./claimed-content.ts";
import { Figure, FigureRow } from "./metrics-bar.tsx";

/** Voices beside the template that each of them chose, and figures; nothing where there are neither. */
export function Stories({ content }: { content: LandingContent }) {
  const { stories, statistics } = content;
  if (!hasStories(content)) return null;
  return (
    <StoriesSection>
      {stories.length > 0 ? (
        <StoryList>
          {stories.map((story) => (
            <Story key={story.quote} story={story} />
          ))}
        </StoryList>
      ) : null}
      {statistics.length > 0 ? (
        <StatisticRow>
          {statistics.map((figure) => (
            <Figure key={figure.label} figure={figure} />
          ))}
        </StatisticRow>
      ) : null}
    </StoriesSection>
  );
}

export function StoriesSection({ children }: { children: ReactNode }) {
  return (
    <section id="testimonials" aria-labelledby="stories-title" className="bg-sunken">
      <div className="page-gutter mx-auto max-w-[90rem] py-10 lg:py-24">
        <h2 id="stories-title" className="text-h1">
          Stories
        </h2>
        {children}
      </div>
    </section>
  );
}

export function StoryList({ children }: { children: ReactNode }) {
  return (
    <ul
      aria-label="Stories"
      // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- on a phone it scrolls by itself, so keyboards must reach it
      tabIndex={0}
      className="swipes mt-8 grid gap-x-8 gap-y-12 sm:grid-cols-2 xl:grid-cols-4"
    >
      {children}
    </ul>
  );
}

export function StatisticRow({ children }: { children: ReactNode }) {
  return (
    <FigureRow label="Figures" className="mt-10">
      {children}
    </FigureRow>
  );
}

export function Story({ story: { slug, name, quote, by } }: { story: LandingStory }) {
  return (
    <li>
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
  );
}
