import { manifestOf } from "../manifest-of.ts";

export const manifest = manifestOf({
  slug: "market-close",
  name: "Market Close",
  category: "Business",
  description: "The back pages of a financial paper: roles listed like securities, and every story in narrow columns.",
  tier: "premium",
  persona: "markets editor",
  features: [
    "Roles as a listing with tickers from their employers",
    "Each role's years as a range on one scale",
    "Real newspaper columns with rules between them",
    "The first work as the leading story",
  ],
  palette: { bg: "#FBE1CC", ink: "#211813", accent: "#0B5258" },
  match: {
    professions: `
      economist, financial journalist, business journalist, markets editor, equity analyst, investment analyst, trader,
      fund manager, portfolio manager, investment banker, central banker, commodity trader, research analyst,
      credit analyst, actuary, financial adviser, wealth manager, market analyst, economics correspondent
    `,
    keywords: `
      markets, equities, bonds, macroeconomics, econometrics, monetary policy, commodities, valuation, trading,
      portfolio, asset management, financial reporting, forecasting, bloomberg, derivatives, hedge fund, inflation,
      central bank, capital markets, newsroom
    `,
    density: 6,
    tone: 1,
  },
});
