/**
 * Path and query of a request's target, in whichever form it came (RFC 9112, 3.2): who takes us for a proxy
 * sends the whole address. Null where it names no path.
 */
export function originForm(target: string): string | null {
  if (target.startsWith('/')) return target;
  const rest = /^https?:\/\/[^/?#]*([^#]*)/i.exec(target)?.[1];
  if (rest === undefined) return null;
  return rest.startsWith('/') ? rest : `/${rest}`;
}
