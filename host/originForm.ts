/** Path and query of a request target in any form (RFC 9112, 3.2), including a proxy's absolute URL. */
export function originForm(target: string): string | null {
  if (target.startsWith('/')) return target;
  const rest = /^https?:\/\/[^/?#]*([^#]*)/i.exec(target)?.[1];
  if (rest === undefined) return null;
  return rest.startsWith('/') ? rest : `/${rest}`;
}
