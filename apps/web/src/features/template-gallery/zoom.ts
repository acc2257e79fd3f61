/** Zoom of the selection page in percent (document 3, section 9). */
export const zoomRange = { min: 50, max: 200, step: 25, start: 100 } as const;

/** The next zoom in a direction, within the range. */
export function zoomed(zoom: number, direction: 1 | -1): number {
  return Math.min(zoomRange.max, Math.max(zoomRange.min, zoom + direction * zoomRange.step));
}

/** Windows of the selection page in pixels (contract.md 18.4). */
export const devices = {
  mobile: { label: "Mobile", width: 375, height: 667 },
  tablet: { label: "Tablet", width: 768, height: 1024 },
  desktop: { label: "Desktop", width: 1200, height: 800 },
} as const;

export type Device = keyof typeof devices;

/** The kind of device that the page is looked at on: its size is the one that fits. */
export function ownDevice(): Device {
  if (window.matchMedia("(min-width: 1024px)").matches) return "desktop";
  return window.matchMedia("(min-width: 768px)").matches ? "tablet" : "mobile";
}
