/** Zoom of the preview in percent: 50 to 150 in steps of 10, from 80 (document 3, section 9). */
export const zoom = { min: 50, max: 150, step: 10, start: 80 } as const;

export function zoomedIn(percent: number): number {
  return Math.min(percent + zoom.step, zoom.max);
}

export function zoomedOut(percent: number): number {
  return Math.max(percent - zoom.step, zoom.min);
}
