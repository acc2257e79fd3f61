import { isHttpUrl } from "@vitrine/model";
import { parseHex } from "./colour.ts";

/** Template data of the modern family, read with care: anything malformed is left out (contract.md 8). */
export type ModernData = {
  tagline: string;
  philosophy: string;
  values: readonly { title: string; description: string; icon: string; color: string | null }[];
  softSkills: readonly { name: string; description: string; rating: number | null }[];
  certifications: readonly { name: string; issuer: string; date: string; url: string }[];
  theme: ModernTheme | null;
};
export type ModernTheme = { primary: string; accent: string; background: "gradient" | "solid" | "pattern" };

export const modernDataKeys = ["tagline", "philosophy", "values", "soft_skills", "certifications", "theme"] as const;

type Data = Readonly<Record<string, unknown>>;

/** Reads the modern block of the stored template data. */
export function readModernData(data: Data): ModernData {
  return {
    tagline: word(data.tagline),
    philosophy: word(data.philosophy),
    values: rows(data.values).flatMap((row) => {
      const title = word(row.title);
      const color = parseHex(row.color) ? String(row.color) : null;
      return title ? [{ title, description: word(row.description), icon: word(row.icon), color }] : [];
    }),
    softSkills: rows(data.soft_skills).flatMap((row) => {
      const name = word(row.name);
      return name ? [{ name, description: word(row.description), rating: readRating(row.rating) }] : [];
    }),
    certifications: rows(data.certifications).flatMap((row) => {
      const name = word(row.name);
      const url = word(row.link);
      return name
        ? [{ name, issuer: word(row.issuer), date: word(row.date ?? row.year), url: isHttpUrl(url) ? url : "" }]
        : [];
    }),
    theme: readTheme(data.theme),
  };
}

function readTheme(value: unknown): ModernTheme | null {
  if (typeof value !== "object" || value === null) return null;
  const theme = value as Data;
  if (!parseHex(theme.primary_color) || !parseHex(theme.accent_color)) return null;
  const background = theme.background_style;
  return {
    primary: String(theme.primary_color),
    accent: String(theme.accent_color),
    background: background === "solid" || background === "pattern" ? background : "gradient",
  };
}

function readRating(value: unknown): number | null {
  return typeof value === "number" && Number.isInteger(value) && value >= 1 && value <= 5 ? value : null;
}

function rows(value: unknown): Data[] {
  return Array.isArray(value) ? value.filter((row): row is Data => typeof row === "object" && row !== null) : [];
}

function word(value: unknown): string {
  if (typeof value === "number") return String(value);
  return typeof value === "string" ? value.trim() : "";
}
