/** The colour roles of a template in one mode (design book 1.7). */
export type Roles = {
  bg: string;
  surface: string;
  ink: string;
  muted: string;
  accent: string;
  onAccent: string;
  edge: string;
  second?: string;
};
export type Palette = { light: Roles; dark: Roles };

/** The colours of each role, by day and by night. */
type Colours = { [Role in keyof Roles]: readonly [light: string, dark: string] };

/** A palette from its roles, each with its colours in both modes. */
export function inBothModes({ second, ...colours }: Colours): Palette {
  const mode = (index: 0 | 1): Roles => ({
    bg: colours.bg[index],
    surface: colours.surface[index],
    ink: colours.ink[index],
    muted: colours.muted[index],
    accent: colours.accent[index],
    onAccent: colours.onAccent[index],
    edge: colours.edge[index],
    ...(second && { second: second[index] }),
  });
  return { light: mode(0), dark: mode(1) };
}

const names = {
  bg: "--bg",
  surface: "--surface",
  ink: "--ink",
  muted: "--muted",
  accent: "--accent",
  onAccent: "--on-accent",
  edge: "--edge",
  second: "--second",
} as const;
const roleNames = Object.keys(names) as (keyof typeof names)[];

/** Colours of a template's own that keep to no role, each by its custom property, by day and by night. */
export type Shades = Readonly<Record<`--${string}`, readonly [light: string, dark: string]>>;

/**
 * The palette and the template's shades as custom properties: plain light values first, then both modes where the
 * browser knows `light-dark()`. Print is always light (design book 1.8, 1.12).
 */
export function paletteCss({ light, dark }: Palette, shades: Shades = {}): string {
  const colours = [
    ...roleNames.flatMap((role) => {
      const day = light[role];
      return day ? [[names[role], day, dark[role] ?? day] as const] : [];
    }),
    ...Object.entries(shades).map(([name, [day, night]]) => [name, day, night] as const),
  ];
  const plain = colours.map(([name, day]) => `${name}:${day}`).join(";");
  const both = colours.map(([name, day, night]) => `${name}:light-dark(${day},${night})`).join(";");
  return `:root{${plain}}@supports (color:light-dark(red,red)){:root{${both}}}@media print{:root{${plain}}}`;
}
