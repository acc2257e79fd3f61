import { otherViewValue, type ViewDevice } from "@vitrine/model";

const countryNames = new Intl.DisplayNames("en", { type: "region" });

export function countryName(code: string | null): string {
  return code === null ? "Unknown" : (countryNames.of(code) ?? code);
}

export function referrerName(host: string | null): string {
  if (host === null) return "Directly, or not told";
  return host === otherViewValue ? "Other sites" : host;
}

export const deviceNames: Readonly<Record<ViewDevice, string>> = {
  desktop: "Computer",
  tablet: "Tablet",
  phone: "Phone",
};
