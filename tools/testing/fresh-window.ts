import { afterAll, vi } from "vitest";

/*
 * Files of screens share a worker's process and window, whose start costs more than most of the files do. Each of them
 * begins as the first one did: its modules are evaluated anew, and what it leaves in the window goes with it. Only
 * dependencies stay as they are, with what they listen to.
 */
vi.resetModules();

const given = { setTimeout, setInterval };
const endings: (() => void)[] = [];
/** What tests add to: the window, and what elements can do that those of jsdom cannot. */
const owners = [globalThis, Element.prototype, HTMLElement.prototype, HTMLImageElement.prototype];
const stackSettings = ["prepareStackTrace", "stackTraceLimit"] as const;
const known = new Map(owners.map((owner) => [owner, new Set(Reflect.ownKeys(owner))]));

noteTimers();
noteListeners(window);
noteListeners(document);

afterAll(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
  Object.assign(globalThis, given);
  for (const end of endings) end();
  for (const owner of owners) {
    for (const name of Reflect.ownKeys(owner)) if (!known.get(owner)?.has(name)) Reflect.deleteProperty(owner, name);
  }
  clearWindow();
});

function clearWindow(): void {
  localStorage.clear();
  sessionStorage.clear();
  dropCookies();
  history.replaceState(null, "", "/");
  document.head.replaceChildren();
  document.body.replaceChildren();
  for (const part of [document.documentElement, document.body]) {
    for (const name of part.getAttributeNames()) part.removeAttribute(name);
  }
}

/** Those of the whole host, and those of the present address. */
function dropCookies(): void {
  for (const cookie of document.cookie.split("; ")) {
    const gone = `${cookie.split("=")[0]}=; max-age=0`;
    for (const place of ["", "; path=/"]) document.cookie = gone + place;
  }
}

function noteTimers(): void {
  const noted = (set: (callback: () => void, ...rest: number[]) => NodeJS.Timeout) =>
    function noteTimer(callback: () => void, ...rest: number[]): NodeJS.Timeout {
      const timer = set(callback, ...rest);
      if (!isDependency(noteTimer)) endings.push(() => clearTimeout(timer));
      return timer;
    };
  Object.assign(globalThis, { setTimeout: noted(given.setTimeout), setInterval: noted(given.setInterval) });
}

function noteListeners(target: Window | Document): void {
  const own = Object.getOwnPropertyDescriptor(target, "addEventListener");
  const add = target.addEventListener.bind(target);
  target.addEventListener = function noteListener(type: string, listener: EventListener, options?: boolean) {
    add(type, listener, options);
    if (!isDependency(noteListener)) endings.push(() => target.removeEventListener(type, listener, options));
  };
  endings.push(() => {
    Reflect.deleteProperty(target, "addEventListener");
    if (own) Object.defineProperty(target, "addEventListener", own);
  });
}

/**
 * Whether a function was called by a dependency: React listens to a document once and for all, and the frames of jsdom
 * go by one timer, so that they must find theirs in the next file too.
 */
function isDependency(called: (...args: never[]) => void): boolean {
  const asItWas = Object.fromEntries(stackSettings.map((name) => [name, Error[name]]));
  const at = { stack: "" };
  // The name of the caller's file as it is: to look up lines in source maps takes longer than many a test.
  Object.assign(Error, { stackTraceLimit: 1, prepareStackTrace: nameOfCaller });
  Error.captureStackTrace(at, called);
  const isOne = at.stack.includes("/node_modules/");
  Object.assign(Error, asItWas);
  return isOne;
}

function nameOfCaller(_error: Error, [caller]: NodeJS.CallSite[]): string {
  return caller?.getFileName() ?? "";
}
