import { ApiUnavailable, type ApiReader } from '../api/ApiReader';

interface Redirect {
  /** Decoded, in lower case, without a trailing slash; may have a query. */
  from: string;
  to: string;
}

/** Redirects never leave the site. */
const SITE = 'http://host.invalid';

/** Redirects from addresses of an old site to pages of this one. The API stores them. */
export class Redirects {
  readonly #reader: ApiReader;
  /** By the response that they were read from, which changes when the cache is purged. */
  readonly #tables = new WeakMap<object, ReadonlyMap<string, string>>();

  constructor(reader: ApiReader) {
    this.#reader = reader;
  }

  /**
   * The new address of a request target, with the request's query if the old address has none; null for
   * any other. Without the API and a cached response, no address is redirected.
   */
  async locationOf(target: string): Promise<string | null> {
    const [path = '', ...rest] = target.split('?');
    const search = rest.join('?');
    const key = keyOf(path);
    if (key === null) return null;
    const table = await this.#table();
    const whole = search === '' ? undefined : table.get(`${key}?${search}`);
    const to = whole ?? table.get(key);
    if (to === undefined) return null;
    const { host, pathname, search: own, hash } = new URL(to, SITE);
    // As a reference, a path that begins with `//` names another host.
    if (host !== new URL(SITE).host || pathname.startsWith('//')) return null;
    const query = own || whole !== undefined || search === '' ? own : `?${search}`;
    return pathname + query + hash;
  }

  async #table(): Promise<ReadonlyMap<string, string>> {
    try {
      const response = await this.#reader.read('/api/redirects');
      const known = this.#tables.get(response.body);
      if (known) return known;
      const redirects = response.status === 200 ? (response.body.data as Redirect[]) : [];
      const table = new Map(redirects.map(({ from, to }) => [from, to]));
      this.#tables.set(response.body, table);
      return table;
    } catch (error) {
      if (error instanceof ApiUnavailable) return new Map();
      throw error;
    }
  }
}

function keyOf(path: string): string | null {
  try {
    const decoded = decodeURIComponent(path).normalize('NFC').toLowerCase();
    return decoded.replace(/\/+$/, '') || '/';
  } catch {
    return null;
  }
}
