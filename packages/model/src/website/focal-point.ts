import { z } from "zod";

const percent = (side: string) =>
  z
    .number({ error: `The ${side} must be a number from 0 to 100.` })
    .min(0)
    .max(100);

/** A point of a picture in percent of its width and height, from its upper left corner. */
export const focalPointSchema = z.object({ x: percent("x"), y: percent("y") });
export type FocalPoint = z.infer<typeof focalPointSchema>;
