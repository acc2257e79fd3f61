import sharp from "sharp";
import { answerJobs } from "../../../ports/threads/answer-jobs.ts";
import { drawCard, pictureRoom, type CardToDraw } from "./draw-card.ts";

/** A card to draw, with its picture as it is stored. */
export type CardJob = CardToDraw;

answerJobs(async ({ card, address, picture }: CardJob): Promise<Uint8Array> => {
  const cropped = picture && (await cropPicture(picture, card.picture?.focal ?? null));
  const drawn = await drawCard({ card, address, picture: cropped });
  return sharp(drawn).png({ palette: true, quality: 92, effort: 4 }).toBuffer();
});

/** A picture cut to its room around its point; none where the file is none. */
async function cropPicture(bytes: Uint8Array, focal: { x: number; y: number } | null): Promise<Uint8Array | null> {
  const { width, height } = pictureRoom;
  try {
    const turned = sharp(bytes).rotate();
    const { width: w, height: h } = (await turned.metadata()).autoOrient;
    const scale = Math.max(width / w, height / h);
    const scaled = { width: Math.max(width, Math.round(w * scale)), height: Math.max(height, Math.round(h * scale)) };
    const at = (share: number, whole: number, part: number) =>
      Math.min(whole - part, Math.max(0, Math.round((whole * share) / 100 - part / 2)));
    return await turned
      .resize({ ...scaled, fit: "fill" })
      .extract({
        left: at(focal?.x ?? 50, scaled.width, width),
        top: at(focal?.y ?? 35, scaled.height, height),
        width,
        height,
      })
      .png()
      .toBuffer();
  } catch {
    return null;
  }
}
