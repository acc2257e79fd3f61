import type { RouterHistory } from "@tanstack/react-router";
import { topLayer, watchLayers } from "@vitrine/ui";

/** What the browser keeps with an entry of its history; `__TSR_index` is the router's count of pages. */
type Entry = { __TSR_index?: number; isSpare?: boolean } | null;

/**
 * Back closes the dialog on top, as on a phone everybody expects, and not the page beneath it. While one is open the
 * history has a spare entry of the same page that a step back uses up. It stays behind when the dialog is closed in
 * another way, for the next one, and is stepped over on the way out of the page and forward again: going back in its
 * place would race with where the dialog leads to.
 *
 * The router hears neither of the entry nor of steps to and from it: it would load the page again. For this it has to be
 * called before the router's history is made: browsers tell a window's listeners in the order in which they came.
 * @returns ends it
 */
export function closeOnBack(historyOfRouter: () => RouterHistory): () => void {
  const entry = () => window.history.state as Entry;
  const pageHere = () => entry()?.__TSR_index ?? 0;
  /** Of the last step that was seen; before a step back it tells whether the router had followed the one before. */
  let page = pageHere();

  const addSpare = () => {
    // Where a page asks before it is left, the browser is a step ahead of the router.
    if (!topLayer() || entry()?.isSpare || pageHere() !== historyOfRouter().location.state.__TSR_index) return;
    page = pageHere();
    // The window's own method has been replaced with one that tells the router.
    History.prototype.pushState.call(window.history, { ...entry(), isSpare: true }, "");
  };

  const hearStep = (event: PopStateEvent) => {
    const { state, href } = historyOfRouter().location;
    const isSamePage = pageHere() === state.__TSR_index && page === state.__TSR_index;
    page = pageHere();
    if (!isSamePage) return;
    const isSameAddress = href === `${location.pathname}${location.search}${location.hash}`;
    if (isSameAddress) event.stopImmediatePropagation();
    // From the page's own entry only a step forward leads to the spare one, and its owner means what lies behind it.
    if (entry()?.isSpare) return isSameAddress ? window.history.forward() : undefined;
    const layer = topLayer();
    if (layer) {
      layer.close();
      // One that asks first, or lay over another, leaves something open.
      setTimeout(addSpare);
    } else if (isSameAddress) window.history.back();
  };

  const unwatch = watchLayers(addSpare);
  window.addEventListener("popstate", hearStep, { capture: true });
  return () => {
    unwatch();
    window.removeEventListener("popstate", hearStep, { capture: true });
  };
}
