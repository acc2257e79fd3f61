import type { FocalPoint } from "./focal-point.ts";

/** The point that a picture is cut around while its owner chose none: faces stand a little above the middle. */
export const usualFocalPoint: FocalPoint = { x: 50, y: 22 };
