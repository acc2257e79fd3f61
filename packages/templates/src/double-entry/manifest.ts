import { manifestOf } from "../manifest-of.ts";

export const manifest = manifestOf({
  slug: "double-entry",
  name: "Double Entry",
  category: "Business",
  description: "A ruled ledger whose two columns say what was given and what was gained, and whose totals are true.",
  tier: "pro",
  persona: "accountant",
  features: [
    "Roles in two columns: what was done, and what came of it",
    "A balance of everything on the page, counted and never invented",
    "Ruled paper that every line stands on",
    "Prints as a sober statement",
  ],
  palette: { bg: "#E6F0E2", ink: "#14231A", accent: "#8A1C1C" },
  match: {
    professions: `
      accountant, auditor, bookkeeper, tax adviser, tax consultant, payroll manager, payroll clerk, controller,
      financial controller, chartered accountant, accounts clerk, treasurer, internal auditor, finance assistant,
      management accountant, insolvency practitioner, credit controller, actuary, billing clerk
    `,
    keywords: `
      accounting, bookkeeping, audit, ifrs, gaap, vat, payroll, reconciliation, month-end close, ledger, tax returns,
      accounts payable, accounts receivable, internal controls, financial statements, budgeting, datev, sage, xero
    `,
    density: 5,
    tone: 1,
  },
});
