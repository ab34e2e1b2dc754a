/** No account data, and nothing the API rate-limits per visitor. The API ignores the case of paths. */
export function isContent(url: string): boolean {
  return !/^\/api\/(?:auth|users|connect|upload|certificate-statuses|search)\b/i.test(url);
}
