/**
 * Replaces `qs`, which apollo-link-rest imports to build query strings: path.ts builds ours, and the bundle
 * saves 12 KB.
 */
export function stringify(): never {
  throw new Error('Paths are built by src/data/rest/path.ts, which takes no objects.');
}
