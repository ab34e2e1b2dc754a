/** The parameters of one of a `Link` header's addresses: `page=2&per_page=3` → `{page: 2, per_page: 3}`. */
export type PageLink = Record<string, string | number>;

const valueOf = (text: string): string | number =>
  /^(0|[1-9]\d{0,8})$/.test(text) ? Number(text) : text;

/** `Link: <…?page=2>; rel="next"` → `{next: {page: 2}}`. A missing relation becomes null in the response. */
export function linksOf(headers: Headers): Record<string, PageLink> {
  const links: Record<string, PageLink> = {};
  const header = headers.get('link') ?? '';
  for (const [, address = '', relation = ''] of header.matchAll(
    /<([^>]*)>[^,]*?;\s*rel="?([\w-]+)"?/g,
  )) {
    const query = new URLSearchParams(address.split(/\?(.*)/s)[1] ?? '');
    links[relation] = Object.fromEntries([...query].map(([name, text]) => [name, valueOf(text)]));
  }
  return links;
}

/** Reads a number from a header; null if it is missing. */
export function numberOf(headers: Headers, name: string): number | null {
  const text = headers.get(name) ?? '';
  return /^\d+$/.test(text) ? Number(text) : null;
}
