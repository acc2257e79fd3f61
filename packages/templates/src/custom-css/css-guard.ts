import * as csstree from "css-tree";
import { requireAllowedRules } from "./css-rules.ts";
import { requireAllowedTokens } from "./css-tokens.ts";
import { CssRefusal, type CssFault } from "./css-refusal.ts";

/**
 * Why an owner's CSS cannot be taken: it may change how the header and the content look, and nothing more. It loads
 * nothing, covers nothing that is not its own, and cannot leave the block that it is put into (kit/look.ts).
 * @returns the first fault with its line, or null
 */
export function cssFault(css: string): CssFault | null {
  try {
    requireAllowedTokens(css);
    requireAllowedRules(parsed(css));
    return null;
  } catch (error) {
    if (error instanceof CssRefusal) return error.fault;
    throw error;
  }
}

/** The fault in one sentence, its line first. */
export const sayCssFault = ({ line, reason }: CssFault): string => `Line ${line} of the CSS: ${reason}`;

function parsed(css: string): csstree.CssNode {
  return csstree.parse(css, {
    positions: true,
    parseCustomProperty: false,
    onParseError: (error) => {
      throw new CssRefusal(error.line, `This cannot be read as CSS (${error.message}).`);
    },
  });
}
