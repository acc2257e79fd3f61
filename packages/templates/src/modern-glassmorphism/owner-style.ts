import type { SiteView } from "../view/site-view.ts";

/** The owner's two colours as CSS. They tint the light behind the glass and nothing else. */
export function ownerStyle(view: SiteView): string {
  const theme = view.modern?.theme;
  if (!theme) return "";
  const lights = `:root{--light-1:${theme.primary};--light-2:${theme.accent};--strength:40%}`;
  if (theme.background === "solid") return `${lights}.field i{--one:var(--light-1)}`;
  if (theme.background === "pattern") {
    return `${lights}.field{background-image:radial-gradient(color-mix(in srgb,var(--light-1) 30%,transparent) 2px,transparent 2.5px);background-size:26px 26px}`;
  }
  return lights;
}
