/** Tests and what serves only them. */
export function isTestCode(path: string): boolean {
  return /\.(test|spec)\.tsx?$|\/(testing|fixtures)\/|^tests\//.test(path);
}

/** What runs for users; build settings, command lines and benchmarks beside `src` may use more than it may. */
export function isProductCode(path: string): boolean {
  return /^(packages|apps)\/[^/]+\/src\//.test(path) && !isTestCode(path);
}
