import { manifestOf } from "../manifest-of.ts";

export const manifest = manifestOf({
  slug: "aurora-luxury",
  name: "Aurora Luxury",
  category: "Premium",
  description: "A couture house at midnight: a monogram with northern light inside its letters, and centred chapters.",
  tier: "premium",
  persona: "premium",
  features: [
    "Monogram lit from within",
    "Centred chapters on a gold thread",
    "Triptych of tall plates",
    "Print as a folded card",
  ],
  palette: { bg: "#07141A", ink: "#F3EFE6", accent: "#D8BE8A" },
  match: {
    professions: `
      fashion designer, jewellery designer, luxury retail manager, boutique manager, private banker,
      wealth manager, hotel director, hospitality director, general manager, interior designer, stylist,
      sommelier, perfumer, brand director, event director, lighting designer, real estate advisor, concierge,
      gallery director
    `,
    keywords: `
      luxury, couture, fashion, jewellery, clienteling, private clients, hospitality, haute, maison, bespoke,
      boutique, salon, brand, wealth, guest experience, atelier
    `,
    seniority: "senior",
    density: 5,
    tone: 0,
    ats: false,
  },
});
