import { manifestOf } from "../manifest-of.ts";

export const manifest = manifestOf({
  slug: "mise-en-place",
  name: "Mise en Place",
  category: "Business",
  description: "The pass of a kitchen: posts hang from the rail as tickets, and below it a menu of what was made.",
  tier: "premium",
  persona: "chef",
  features: [
    "Tickets on a rail, each as long as its post lasted",
    "A menu with leader dots from dish to season",
    "Skills in labelled trays, ready for service",
    "Pictures of work on round plates",
  ],
  palette: { bg: "#FAF6EE", ink: "#241C15", accent: "#A3261B" },
  match: {
    professions: `
      chef, head chef, sous chef, pastry chef, cook, baker, sommelier, restaurant manager, restaurateur, bartender,
      waiter, caterer, hotel manager, food and beverage manager, food stylist, butcher, barista, kitchen manager
    `,
    keywords: `
      kitchen, menu, restaurant, pastry, bread, sauces, haccp, service, catering, hospitality, wine, cellar, banquet,
      fine dining, suppliers, food cost, recipes, fermentation
    `,
    density: 4,
    tone: 3,
  },
});
