import { parseArgs } from "node:util";
import { takeCompared } from "./compared.ts";
import { takeFilm } from "./film.ts";
import { takeScreens } from "./screens.ts";
import { takeTour } from "./tour.ts";

/*
 * Pictures of the running product, after a build:
 *
 *   npm run pictures                 those of the README and of the landing page's tour
 *   npm run pictures -- screens      every screen in its states at four widths, by day and by night, judged by axe as well
 *     --to DIR                       keeps the single pictures there
 *     --only NAME                    screens whose name begins so; may be given several times
 *     --unjudged                     leaves axe out, for a quick look
 *   npm run pictures -- film         the first minute of a visitor, on one sheet
 *   npm run pictures -- compared     screens below what docs/pictures/before keeps of them
 */
const { positionals, values } = parseArgs({
  allowPositionals: true,
  options: { to: { type: "string" }, only: { type: "string", multiple: true }, unjudged: { type: "boolean" } },
});
const [what = "tour"] = positionals;
if (what === "tour") await takeTour();
else if (what === "film") await takeFilm();
else if (what === "compared") tell(await takeCompared());
else if (what === "screens") {
  const faults = await takeScreens({
    to: values.to ?? null,
    only: values.only ?? [],
    isJudged: values.unjudged !== true,
  });
  tell(faults);
} else {
  console.error(`There are no pictures called "${what}": tour, screens, film, compared.`);
  process.exitCode = 2;
}

function tell(faults: readonly string[]): void {
  for (const fault of faults) console.error(fault);
  process.exitCode = faults.length > 0 ? 1 : 0;
}
