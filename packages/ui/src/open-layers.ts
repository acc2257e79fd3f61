import { useEffect, useRef } from "react";

type Layer = { close: () => void };

const layers: Layer[] = [];
const watching = new Set<() => void>();

/**
 * Says that something lies over the page and keeps it from being used, while it does.
 * @param close asks it to go; it may stay, where something runs or would be lost
 */
export function useOpenLayer(isOpen: boolean, close: () => void): void {
  const latest = useRef(close);
  useEffect(() => {
    latest.current = close;
  });
  useEffect(() => {
    if (!isOpen) return;
    const layer = { close: () => latest.current() };
    layers.push(layer);
    for (const tell of watching) tell();
    return () => void layers.splice(layers.indexOf(layer), 1);
  }, [isOpen]);
}

/** What was laid over the page last and is still there. */
export const topLayer = (): Layer | undefined => layers.at(-1);

/**
 * Hears of each layer once it lies over the page.
 * @returns ends it
 */
export function watchLayers(tell: () => void): () => void {
  watching.add(tell);
  return () => void watching.delete(tell);
}
