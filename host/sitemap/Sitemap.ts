import { bytesOf, createResponse, type HostResponse } from '../responses/HostResponse';
import { ApiUnavailable, type ApiReader } from '../api/ApiReader';
import { StaleCache, type Produced } from '../cache/StaleCache';
import { HOST_CLIENT, type PageCache } from '../pages/PageCache';
import { isPrivatePath } from '../robots';
import { addressOf, collectionsWithPages, type PublicRecord } from './addressOf';
import { escapeMarkup } from '@iia/shared/escapeMarkup';

interface SitemapOptions {
  reader: ApiReader;
  pages: PageCache;
  origin: string;
  patterns: () => readonly string[] | Promise<readonly string[]>;
  maxBytes: number;
  freshMs: number;
  staleMs: number;
}

interface Collection {
  name: string;
  pageCount: number;
  updatedAt: string | null;
}

interface SitemapEntry {
  url: string;
  lastmod: string | null;
}

export const urlsXml = (entries: readonly SitemapEntry[]): string =>
  document('urlset', 'url', entries);

export const indexXml = (entries: readonly SitemapEntry[]): string =>
  document('sitemapindex', 'sitemap', entries);

function document(root: string, element: string, entries: readonly SitemapEntry[]): string {
  const lines = entries.map(({ url, lastmod }) => {
    const changed = lastmod === null ? '' : `<lastmod>${lastmod}</lastmod>`;
    return `<${element}><loc>${escapeMarkup(url)}</loc>${changed}</${element}>\n`;
  });
  return `<?xml version="1.0" encoding="UTF-8"?>
<${root} xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">
${lines.join('')}</${root}>
`;
}

const PAGES = 'pages.xml';
/** A part of every page's shell. Its changes do not count as changes of pages. */
const SHELL_COLLECTION = 'company-information';

export class Sitemap {
  readonly #files: StaleCache<HostResponse>;
  readonly #options: SitemapOptions;

  constructor(options: SitemapOptions) {
    const { maxBytes, freshMs, staleMs } = options;
    this.#options = options;
    this.#files = new StaleCache({ maxBytes, freshMs, staleMs, sizeOf: bytesOf });
  }

  index(): Promise<HostResponse> {
    return this.#file('', async () => {
      const collections = await this.#collections();
      const files = collections
        .filter(({ name }) => collectionsWithPages.includes(name))
        .flatMap(({ name, pageCount, updatedAt }) =>
          Array.from({ length: pageCount }, (_, index) => ({
            url: this.#absolute(`/sitemap/${name}-${index + 1}.xml`),
            lastmod: updatedAt,
          })),
        );
      const pages = { url: this.#absolute(`/sitemap/${PAGES}`), lastmod: latestOf(collections) };
      return indexXml([pages, ...files]);
    });
  }

  /** Null if the index has no such file. */
  async part(file: string): Promise<HostResponse | null> {
    if (file === PAGES) return this.#file(file, async () => urlsXml(await this.#pages()));
    const [, name = '', page = ''] = /^([a-z-]+)-([1-9]\d{0,5})\.xml$/.exec(file) ?? [];
    if (!collectionsWithPages.includes(name)) return null;
    const collections = await this.#collections();
    const pageCount = collections.find((one) => one.name === name)?.pageCount ?? 0;
    if (Number(page) > pageCount) return null;
    return this.#file(file, async () => urlsXml(await this.#records(name, page)));
  }

  purge(): number {
    return this.#files.purge();
  }

  #file(key: string, write: () => Promise<string>): Promise<HostResponse> {
    return this.#files.fetch(key, async (): Promise<Produced<HostResponse>> => {
      const value = createResponse({
        status: 200,
        body: Buffer.from(await write()),
        contentType: 'application/xml; charset=utf-8',
        cacheControl: 'public, max-age=0, must-revalidate',
      });
      return { value, tags: [], keep: true };
    });
  }

  async #pages(): Promise<SitemapEntry[]> {
    const { pages, patterns } = this.#options;
    const changed = new Map((await this.#collections()).map((one) => [one.name, one]));
    const fixedPaths = (await patterns()).filter(
      (path) => !path.includes(':') && !isPrivatePath(path),
    );
    const entries: SitemapEntry[] = [];
    // Sequentially, so that visitors' pages do not queue behind all of these.
    for (const path of fixedPaths) {
      const { facts } = await pages.page(path, HOST_CLIENT);
      const url = this.#absolute(path);
      if (facts?.canonical !== url || facts.noindex) continue;
      const shown = facts.collections.filter((name) => name !== SHELL_COLLECTION);
      const names = shown.length > 0 ? shown : facts.collections;
      entries.push({ url, lastmod: latestOf(names.flatMap((name) => changed.get(name) ?? [])) });
    }
    return entries;
  }

  async #records(name: string, page: string): Promise<SitemapEntry[]> {
    const patterns = await this.#options.patterns();
    const records = await this.#read<PublicRecord[]>(`/api/addresses/${name}?page=${page}`);
    return records.flatMap((record) => {
      const path = addressOf(name, record, patterns);
      return path === null ? [] : { url: this.#absolute(path), lastmod: record.updatedAt };
    });
  }

  #collections(): Promise<Collection[]> {
    return this.#read('/api/addresses');
  }

  async #read<Data>(path: string): Promise<Data> {
    const { status, body } = await this.#options.reader.read(path, { waitWhenStale: true });
    if (status !== 200) throw new ApiUnavailable(502, `${status} to ${path}`);
    return body.data as Data;
  }

  #absolute(path: string): string {
    return this.#options.origin + path;
  }
}

const latestOf = (collections: readonly Collection[]): string | null =>
  collections
    .flatMap(({ updatedAt }) => updatedAt ?? [])
    .sort()
    .at(-1) ?? null;
