import { createCanvas, loadImage, type SKRSContext2D } from "@napi-rs/canvas";
import { canvasType, type CanvasType } from "./card-faces.ts";
import { drawnLetters } from "./drawn-letters.ts";
import { fitText, lineHeight, type Room } from "./fit-text.ts";
import { cardSize, type SiteCard } from "./site-card.ts";

export type CardToDraw = {
  card: SiteCard;
  /** The site's address in short, which stands below everything. */
  address: string;
  /** A picture of exactly {@link pictureRoom}, or none. */
  picture: Uint8Array | null;
};

/** Where a picture stands: the whole height at the far side of the text. */
export const pictureRoom = { width: 448, height: cardSize.height } as const;

const margin = 72;
const gap = 56;
const sizes = { alone: [112, 100, 88, 76, 66, 56, 48], besidePicture: [84, 76, 66, 58, 50, 44] } as const;
const underSizes = [36, 32, 28];
const addressBaseline = cardSize.height - 60;

/** Draws a card as PNG. */
export async function drawCard({ card, address, picture }: CardToDraw): Promise<Buffer> {
  const canvas = createCanvas(cardSize.width, cardSize.height);
  const context = canvas.getContext("2d");
  const { colours, letters, faces, lang } = card;
  context.fillStyle = colours.bg;
  context.fillRect(0, 0, cardSize.width, cardSize.height);
  const isRtl = card.dir === "rtl";
  if (picture) {
    const x = isRtl ? 0 : cardSize.width - pictureRoom.width;
    context.drawImage(await loadImage(picture), x, 0, pictureRoom.width, pictureRoom.height);
  }
  const types = {
    headline: canvasType(letters.headline, faces, lang),
    text: canvasType(letters.text, faces, lang),
  };
  const width = cardSize.width - 2 * margin - (picture ? pictureRoom.width + gap - margin : 0);
  const pen = createPen(context, { isRtl, width, dir: card.dir });
  drawWords(pen, { card, address, types, hasPicture: picture !== null });
  if (!picture) drawMark(pen, { card, type: types.headline });
  return canvas.encode("png");
}

type Pen = ReturnType<typeof createPen>;

/** Sets lines from the side at which the text begins. */
function createPen(
  context: SKRSContext2D,
  { isRtl, width, dir }: { isRtl: boolean; width: number; dir: "ltr" | "rtl" },
) {
  const x = isRtl ? cardSize.width - margin : margin;
  const use = ({ families, variation }: CanvasType, size: number) => {
    context.font = `${size}px ${families}`;
    context.fontVariationSettings = variation;
  };
  context.direction = dir;
  context.textAlign = isRtl ? "right" : "left";
  return {
    context,
    isRtl,
    width,
    fit: (text: string, type: CanvasType, room: Omit<Room, "width">) =>
      fitText(text, { ...room, width }, (part, size) => {
        use(type, size);
        return context.measureText(part).width;
      }),
    /** What of a text can be drawn; empty where a letter has no face. */
    drawable: (text: string, type: CanvasType) => {
      use(type, 24);
      return drawnLetters(context.font, type.variation, text);
    },
    line(text: string, { type, size, colour, y }: { type: CanvasType; size: number; colour: string; y: number }) {
      use(type, size);
      context.fillStyle = colour;
      context.fillText(text, x, y);
    },
    /** A box that begins at the side where the text does. */
    box(colour: string, { y, width: across, height }: { y: number; width: number; height: number }) {
      context.fillStyle = colour;
      context.fillRect(isRtl ? x - across : x, y, across, height);
    },
  };
}

type Words = {
  card: SiteCard;
  address: string;
  types: { headline: CanvasType; text: CanvasType };
  hasPicture: boolean;
};

function drawWords(pen: Pen, { card, address, types, hasPicture }: Words): void {
  const { colours, work } = card;
  pen.box(colours.accent, { y: margin, width: 96, height: 12 });
  pen.line(address, { type: types.text, size: 24, colour: colours.muted, y: addressBaseline });
  const title = work ? pen.drawable(work.title, types.text) : "";
  const bottom =
    work && title !== "" ? drawWork(pen, { label: work.label, title }, { types, colours }) : addressBaseline;
  const headline = pen.drawable(card.headline, types.headline) || address;
  const under = pen.drawable(card.under, types.text);
  const below = pen.fit(under, types.text, { mostLines: 2, sizes: underSizes });
  const rest = below.lines.length === 0 ? 0 : 20 + below.lines.length * below.size * 1.3;
  const [top, end] = [margin + 36, bottom - 40];
  const fitted = pen.fit(headline, types.headline, {
    mostLines: 3,
    height: end - top - rest,
    sizes: hasPicture ? sizes.besidePicture : sizes.alone,
  });
  const height = fitted.lines.length * fitted.size * lineHeight;
  let y = top + Math.max(0, (end - top - height - rest) / 2) + fitted.size * 0.86;
  for (const line of fitted.lines) {
    pen.line(line, { type: types.headline, size: fitted.size, colour: colours.ink, y });
    y += fitted.size * lineHeight;
  }
  y += 20 + below.size * 0.9 - fitted.size * 0.86;
  for (const line of below.lines) {
    pen.line(line, { type: types.text, size: below.size, colour: colours.muted, y });
    y += below.size * 1.3;
  }
}

/** One work above the address. @returns where it begins */
function drawWork(
  pen: Pen,
  { label, title }: { label: string; title: string },
  { types, colours }: Pick<Words, "types"> & Pick<SiteCard, "colours">,
): number {
  const [labelSize, titleSizes] = [22, [30, 28, 26]];
  const fitted = pen.fit(title, types.text, { mostLines: 1, sizes: titleSizes });
  const titleBaseline = addressBaseline - 60;
  const labelBaseline = titleBaseline - fitted.size - 10;
  pen.line(pen.drawable(label, types.text), {
    type: types.text,
    size: labelSize,
    colour: colours.accent,
    y: labelBaseline,
  });
  for (const line of fitted.lines)
    pen.line(line, { type: types.text, size: fitted.size, colour: colours.ink, y: titleBaseline });
  return labelBaseline - labelSize;
}

/** The initials on the accent, where no picture stands. */
function drawMark(pen: Pen, { card, type }: { card: SiteCard; type: CanvasType }): void {
  const letters = pen.drawable(card.initials, type);
  if (letters === "") return;
  const side = 96;
  const { context, isRtl } = pen;
  const x = isRtl ? margin : cardSize.width - margin - side;
  const y = cardSize.height - margin - side + 12;
  context.fillStyle = card.colours.accent;
  context.fillRect(x, y, side, side);
  context.save();
  context.textAlign = "center";
  context.textBaseline = "middle";
  context.font = `40px ${type.families}`;
  context.fontVariationSettings = type.variation;
  context.fillStyle = card.colours.onAccent;
  context.fillText(letters, x + side / 2, y + side / 2 + 2);
  context.restore();
}
