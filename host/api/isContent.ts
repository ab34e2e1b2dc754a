/**
 * Reads of content; what concerns accounts is never read through the cache, whoever asks, nor what the
 * API counts by visitor. The API takes paths in any case.
 */
export function isContent(url: string): boolean {
  return !/^\/api\/(?:auth|users|connect|upload|certificate-statuses|search)\b/i.test(url);
}
