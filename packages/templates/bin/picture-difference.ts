import sharp from "sharp";

/** A channel that differs by no more is how a browser rounds. */
const rounding = 2;

/** The share of the pixels of two encoded pictures that differ; 1 for pictures of different sizes. */
export async function pictureDifference(first: Buffer, second: Buffer): Promise<number> {
  const [one, other] = await Promise.all([pixelsOf(first), pixelsOf(second)]);
  if (one.info.width !== other.info.width || one.info.height !== other.info.height) return 1;
  if (one.data.equals(other.data)) return 0;
  const isFar = (byte: number) => Math.abs((one.data[byte] ?? 0) - (other.data[byte] ?? 0)) > rounding;
  let differing = 0;
  for (let at = 0; at < one.data.length; at += 3) {
    if (isFar(at) || isFar(at + 1) || isFar(at + 2)) differing += 1;
  }
  return (3 * differing) / one.data.length;
}

function pixelsOf(picture: Buffer) {
  return sharp(picture).removeAlpha().raw().toBuffer({ resolveWithObject: true });
}
