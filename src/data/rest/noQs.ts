/**
 * Stands in for `qs`, which apollo-link-rest imports to write objects into a path. Ours are built
 * in path.ts, so the 12 KB of `qs` stay out of the bundle.
 */
export function stringify(): never {
  throw new Error('Paths are built by src/data/rest/path.ts, which takes no objects.');
}
