import type { FastifyInstance } from "fastify";
import { AppError } from "./app-error.ts";

/** Deeper than any body of the API; what walks a body later must not run out of stack. */
const deepestNesting = 64;

/**
 * Reads a JSON body.
 * @throws AppError malformed_json for text that is not JSON, or that nests without need
 */
export function parseJsonBody(body: string): unknown {
  if (nestsTooDeep(body)) throw new AppError("malformed_json");
  try {
    return JSON.parse(body);
  } catch (error) {
    throw new AppError("malformed_json", { cause: error });
  }
}

/**
 * Lets the calls of a scope be made with JSON that is sent as plain text, as pages in a sandbox have to: for calls that
 * anybody may make, with whatever they send.
 */
export function takeJsonAsText(scope: FastifyInstance): void {
  scope.addContentTypeParser("text/plain", { parseAs: "string" }, (_request, body: string, done) => {
    try {
      return done(null, parseJsonBody(body));
    } catch (error) {
      return done(error as AppError);
    }
  });
}

const quote = 34;
const backslash = 92;
const opening: ReadonlySet<number> = new Set([91, 123]);
const closing: ReadonlySet<number> = new Set([93, 125]);

/** Counts brackets outside of texts. */
function nestsTooDeep(body: string): boolean {
  let depth = 0;
  let isText = false;
  for (let index = 0; index < body.length; index += 1) {
    const code = body.charCodeAt(index);
    if (isText) {
      if (code === backslash) index += 1;
      else if (code === quote) isText = false;
    } else if (code === quote) isText = true;
    else if (opening.has(code)) depth += 1;
    else if (closing.has(code)) depth -= 1;
    if (depth > deepestNesting) return true;
  }
  return false;
}
