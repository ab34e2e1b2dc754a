import { bytesOf, makeAnswer, type Answer } from '../answers/Answer';
import { ApiUnavailable, type ApiReader } from '../api/ApiReader';
import { StaleCache, type Produced } from '../cache/StaleCache';
import { OURSELVES, type PageCache } from '../pages/PageCache';
import { isPrivatePath } from '../robots';
import { addressOf, collectionsWithPages, type PublicRecord } from './addressOf';
import { indexXml, urlsXml, type SitemapEntry } from './sitemapXml';

export interface SitemapOptions {
  reader: ApiReader;
  pages: PageCache;
  /** The site's public origin, without a slash at the end. */
  origin: string;
  /** The patterns of all pages for everyone. */
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

/** The file of the pages that are no record's. */
const PAGES = 'pages.xml';
/** Stands around every page: its change is no change of a page that shows anything else. */
const AROUND_ALL = 'company-information';

/** All public addresses: an index, and files of a few thousand addresses each. */
export class Sitemap {
  readonly #files: StaleCache<Answer>;
  readonly #options: SitemapOptions;

  constructor(options: SitemapOptions) {
    const { maxBytes, freshMs, staleMs } = options;
    this.#options = options;
    this.#files = new StaleCache({ maxBytes, freshMs, staleMs, sizeOf: bytesOf });
  }

  /**
   * The index.
   * @throws ApiUnavailable where the API fails and nothing is kept
   */
  index(): Promise<Answer> {
    return this.#file('', async () => {
      const collections = await this.#collections();
      const files = collections
        .filter(({ name }) => collectionsWithPages.includes(name))
        .flatMap(({ name, pageCount, updatedAt }) =>
          Array.from({ length: pageCount }, (_, index) => ({
            url: this.#whole(`/sitemap/${name}-${index + 1}.xml`),
            lastmod: updatedAt,
          })),
        );
      const pages = { url: this.#whole(`/sitemap/${PAGES}`), lastmod: latestOf(collections) };
      return indexXml([pages, ...files]);
    });
  }

  /**
   * One of the files that the index names; null where it names none such.
   * @throws ApiUnavailable where the API fails and nothing is kept
   */
  async part(file: string): Promise<Answer | null> {
    if (file === PAGES) return this.#file(file, async () => urlsXml(await this.#pages()));
    const [, name = '', page = ''] = /^([a-z-]+)-([1-9]\d{0,5})\.xml$/.exec(file) ?? [];
    if (!collectionsWithPages.includes(name)) return null;
    const collections = await this.#collections();
    const pageCount = collections.find((one) => one.name === name)?.pageCount ?? 0;
    if (Number(page) > pageCount) return null;
    return this.#file(file, async () => urlsXml(await this.#records(name, page)));
  }

  /** What changed shows in one file or another. */
  purge(): number {
    return this.#files.purge();
  }

  #file(key: string, write: () => Promise<string>): Promise<Answer> {
    return this.#files.fetch(key, async (): Promise<Produced<Answer>> => {
      const value = makeAnswer({
        status: 200,
        body: Buffer.from(await write()),
        contentType: 'application/xml; charset=utf-8',
        cacheControl: 'public, max-age=0, must-revalidate',
        headers: ['X-Content-Type-Options', 'nosniff'],
      });
      return { value, tags: [], keep: true };
    });
  }

  /** Each page that is found by its own address, with the day of the latest content that it shows. */
  async #pages(): Promise<SitemapEntry[]> {
    const { pages, patterns } = this.#options;
    const changed = new Map((await this.#collections()).map((one) => [one.name, one]));
    const own = (await patterns()).filter((path) => !path.includes(':') && !isPrivatePath(path));
    const entries: SitemapEntry[] = [];
    // One after the other: a visitor's page is not to wait for all of them.
    for (const path of own) {
      const { facts } = await pages.page(path, OURSELVES);
      const url = this.#whole(path);
      if (facts?.canonical !== url || facts.noindex) continue;
      const shown = facts.collections.filter((name) => name !== AROUND_ALL);
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
      return path === null ? [] : { url: this.#whole(path), lastmod: record.updatedAt };
    });
  }

  #collections(): Promise<Collection[]> {
    return this.#read('/api/addresses');
  }

  async #read<Data>(path: string): Promise<Data> {
    const { status, text } = await this.#options.reader.read(path, { waitWhenStale: true });
    if (status !== 200) throw new ApiUnavailable(502, `${status} to ${path}`);
    return (JSON.parse(text) as { data: Data }).data;
  }

  #whole(path: string): string {
    return this.#options.origin + path;
  }
}

/** The latest of these moments, which are all written alike. */
function latestOf(collections: readonly Collection[]): string | null {
  return collections.reduce<string | null>(
    (latest, { updatedAt }) =>
      updatedAt !== null && (latest === null || updatedAt > latest) ? updatedAt : latest,
    null,
  );
}
