import { manifestOf } from "../manifest-of.ts";

export const manifest = manifestOf({
  slug: "lookbook",
  name: "Lookbook",
  category: "Creative",
  description:
    "A season's lookbook: works as looks as tall as the screen that slide over each other, credits in tiny letters.",
  tier: "premium",
  persona: "fashion designer",
  features: [
    "Works as full-height looks, numbered in their order",
    "A name across two pages in the largest letters there are",
    "Every role set as a credit",
    "Looks without a picture carry their title instead",
  ],
  palette: { bg: "#F3DDE0", ink: "#160C0E", accent: "#7E1736" },
  match: {
    professions: `
      fashion designer, stylist, fashion stylist, make-up artist, hairdresser, hair stylist, model, costume designer,
      textile designer, pattern maker, tailor, dressmaker, fashion buyer, visual merchandiser, creative director,
      jewellery designer, shoe designer, fashion editor, knitwear designer
    `,
    keywords: `
      fashion, collection, runway, lookbook, pattern cutting, draping, textiles, knitwear, styling, atelier, tailoring,
      couture, ready-to-wear, editorial, fabric, garment, fitting, make-up, showroom
    `,
    needs: ["images"],
    density: 4,
    tone: 4,
    ats: false,
  },
});
