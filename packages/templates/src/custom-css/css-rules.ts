import * as csstree from "css-tree";
import { CssRefusal } from "./css-refusal.ts";

const atRules: ReadonlySet<string> = new Set(["media", "supports", "container", "keyframes"]);
const ownAnimation = /^own-[\w-]+$/;
/** The foot of the page with its mark, and the ways past it and to report it. */
const kept: ReadonlySet<string> = new Set(["foot", "made", "report", "skip"]);
const positions: ReadonlySet<string> = new Set(["static", "relative", "absolute", "sticky"]);
const highest = 100;

const lineOf = ({ loc }: csstree.CssNode) => loc?.start.line ?? 1;

/** Holds rules and declarations to what an owner's CSS may do. @throws CssRefusal */
export function requireAllowedRules(sheet: csstree.CssNode): void {
  csstree.walk(sheet, (node) => {
    if (node.type === "Atrule") requireAtRule(node);
    if (node.type === "ClassSelector" && kept.has(node.name.toLowerCase())) {
      throw new CssRefusal(lineOf(node), "The foot of the page, its mark and the link to report it stay as they are.");
    }
    if (node.type === "Declaration") requireDeclaration(node);
  });
}

function requireAtRule(rule: csstree.Atrule): void {
  const name = rule.name.toLowerCase();
  if (!atRules.has(name)) throw new CssRefusal(lineOf(rule), `@${rule.name} is not possible here.`);
  const animation = rule.prelude ? csstree.generate(rule.prelude) : "";
  if (name === "keyframes" && !ownAnimation.test(animation)) {
    throw new CssRefusal(lineOf(rule), "The name of an animation of your own must begin with own-, such as own-fade.");
  }
}

function requireDeclaration(declaration: csstree.Declaration): void {
  const property = declaration.property.toLowerCase();
  const value = csstree.generate(declaration.value).trim().toLowerCase();
  const refuse = (reason: string): never => {
    throw new CssRefusal(lineOf(declaration), reason);
  };
  if (/^(?:behaviou?r|-moz-binding|src)$/.test(property)) refuse(`${property} is not possible here.`);
  if (property === "position" && !positions.has(value)) {
    refuse(`position may be ${[...positions].join(", ")}: nothing may stay in front of the page.`);
  }
  const isHigh = value !== "auto" && !(/^-?\d+$/.test(value) && Math.abs(Number(value)) <= highest);
  if (property === "z-index" && isHigh) refuse(`z-index may be a number from -${highest} to ${highest}.`);
}
