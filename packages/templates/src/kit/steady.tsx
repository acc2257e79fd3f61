import {
  cloneElement,
  createElement,
  Fragment,
  isValidElement,
  useState,
  type ReactElement,
  type ReactNode,
} from "react";
import { isSamePart } from "../view/keep-parts.ts";
import type { SiteView } from "../view/site-view.ts";
import { watchView, type WatchedView } from "../view/watched-view.ts";

type Part = ReactElement<{ view: SiteView }>;
type Holder = ReactElement<{ children?: ReactNode }>;

/**
 * The same nodes, in which each component that draws from the view is drawn again only when something that it read
 * has changed. In the preview this leaves a key press the one part of the page that says what was typed.
 */
export function steady(nodes: ReactNode): ReactNode {
  if (Array.isArray(nodes)) return createElement(Fragment, null, ...nodes.map(steady));
  if (!isValidElement(nodes)) return nodes;
  if (isPart(nodes)) return nodes.key === null ? <Steady part={nodes} /> : <Steady key={nodes.key} part={nodes} />;
  const { children } = (nodes as Holder).props;
  if (Array.isArray(children)) return cloneElement(nodes as Holder, undefined, ...children.map(steady));
  return isValidElement(children) ? cloneElement(nodes as Holder, undefined, steady(children)) : nodes;
}

function isPart(element: ReactElement): element is Part {
  const { view } = element.props as Partial<Part["props"]>;
  return typeof view === "object" && "person" in view;
}

type Drawn = { part: Part; watched: WatchedView; element: Part };

/** Gives React the element of before for as long as it stands: React leaves identical elements alone. */
function Steady({ part }: { part: Part }) {
  const [drawn, setDrawn] = useState(() => draw(part));
  if (stands(drawn, part)) return drawn.element;
  setDrawn(draw(part));
  return null;
}

function draw(part: Part): Drawn {
  const watched = watchView(part.props.view);
  return { part, watched, element: cloneElement(part, { view: watched.view }) };
}

function stands({ part, watched }: Drawn, next: Part): boolean {
  if (part.type !== next.type) return false;
  const { view: _before, ...before } = part.props;
  const { view, ...after } = next.props;
  return watched.standsFor(view) && sameProps(before, after);
}

function sameProps(before: Readonly<Record<string, unknown>>, after: Readonly<Record<string, unknown>>): boolean {
  const names = Object.keys(after);
  return names.length === Object.keys(before).length && names.every((name) => isSamePart(before[name], after[name]));
}
