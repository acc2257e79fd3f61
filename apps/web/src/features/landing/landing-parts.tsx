import { entriesPlace, presetLandingContent, valuePlace, type LandingParts } from "@vitrine/model";
import type { ReactNode } from "react";
import { renderToString } from "react-dom/server";
import { SupportCard } from "./feature-list.tsx";
import { HeroLine } from "./hero.tsx";
import { FooterLink } from "./landing-footer.tsx";
import { HeaderLink, storiesLink } from "./landing-header.tsx";
import { Figure, MetricsBar } from "./metrics-bar.tsx";
import { StatisticRow, Stories, StoriesSection, Story, StoryList } from "./stories.tsx";

const contentTag = (content: string) => `<meta name="landing-content" content="${content}">`;

/** What the build writes beside the start page, for a server that claims something else there; drawn by the page's own parts. */
export function landingParts(): LandingParts {
  const place = valuePlace;
  const oneFigure = { value: place("value"), label: place("label") };
  const figure = renderToString(<Figure figure={oneFigure} />);
  const story = { slug: place("slug"), name: place("name"), quote: place("quote"), by: place("by") };
  return {
    shipped: {
      hero_line: renderToString(<HeroLine text={presetLandingContent.hero_line} />),
      metrics: renderToString(<MetricsBar figures={presetLandingContent.metrics} />),
      support: renderToString(<SupportCard support={presetLandingContent.support} />),
      stories: renderToString(<Stories content={presetLandingContent} />),
      links: [
        renderToString(<HeaderLink {...storiesLink} />),
        renderToString(<HeaderLink {...storiesLink} isInMenu />),
        renderToString(<FooterLink {...storiesLink} />),
      ],
      content: contentTag("preset"),
    },
    hero_line: renderToString(<HeroLine text={place("text")} />),
    metrics: renderToString(<MetricsBar figures={[oneFigure]} />).replace(figure, entriesPlace),
    support: renderToString(<SupportCard support={{ title: place("title"), text: place("text") }} />),
    stories_section: around((children) => <StoriesSection>{children}</StoriesSection>),
    stories: around((children) => <StoryList>{children}</StoryList>),
    statistics: around((children) => <StatisticRow>{children}</StatisticRow>),
    figure,
    story: renderToString(<Story story={story} />),
    content: contentTag(place("content")),
  };
}

const around = (draw: (children: ReactNode) => ReactNode) => renderToString(draw(entriesPlace));
