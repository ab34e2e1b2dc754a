/** Replaces `qs` for apollo-link-rest: path.ts builds our query strings, and the bundle saves 12 KB. */
export function stringify(): never {
  throw new Error('Paths are built by src/data/rest/path.ts, which takes no objects.');
}
