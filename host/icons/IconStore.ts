import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { LRUCache } from 'lru-cache';
import { FairQueue } from '../fairness/FairQueue';

export interface StoredIcon {
  body: string;
  width?: number;
  height?: number;
}

/** The format of Iconify's API; `width` and `height` apply to icons that give none of their own. */
export interface IconResponse {
  prefix: string;
  icons: Record<string, StoredIcon>;
  not_found?: string[];
  width?: number;
  height?: number;
}

interface IconStoreParts {
  service: string;
  timeoutMs: number;
}

const bundled = { prefix: 'ph', file: '@iconify-json/ph/icons.json' };

/** An icon's body becomes part of the page, so it must not execute or fetch anything. */
const UNSAFE =
  /<\s*(?:script|foreignObject|image|iframe|style)|\bon\w+\s*=|javascript:|url\(\s*['"]?https?:/i;

const CACHED = { max: 1_000 };

/** Unknown names are unlimited, so they have a separate cache and never evict icons. */
const MISSING = { max: 10_000, ttl: 5 * 60_000 };

const DOWNLOADS = { all: 8, perClient: 2, waiting: 200, waitingPerClient: 20 };

/** Icons that editors choose. The host fetches them, so that third parties cannot track visitors. */
export class IconStore {
  readonly #icons = new LRUCache<string, StoredIcon>(CACHED);
  readonly #missing = new LRUCache<string, true>(MISSING);
  readonly #flights = new Map<string, Promise<void>>();
  readonly #downloads = new FairQueue(DOWNLOADS);
  #bundled: Promise<IconResponse> | undefined;

  constructor(private readonly parts: IconStoreParts) {}

  /** @throws TooBusy if the client, or all of them, have too many downloads waiting */
  async find(prefix: string, names: readonly string[], client: string): Promise<IconResponse> {
    if (prefix === bundled.prefix) {
      this.#bundled ??= readBundled();
      const set = await this.#bundled;
      return responseOf(prefix, names, (name) => iconOf(set, name));
    }
    if (names.some((name) => this.#isUnknown(keyOf(prefix, name)))) {
      await this.#downloads.run(client, () => this.#downloadUnknown(prefix, names));
    }
    return responseOf(prefix, names, (name) => this.#icons.get(keyOf(prefix, name)));
  }

  #isUnknown(key: string): boolean {
    return !this.#icons.has(key) && !this.#missing.has(key);
  }

  /** Another request may be downloading some of them, or have done so while this one waited. */
  async #downloadUnknown(prefix: string, names: readonly string[]): Promise<void> {
    const unknown = names.filter((name) => this.#isUnknown(keyOf(prefix, name)));
    const unrequested = unknown.filter((name) => !this.#flights.has(keyOf(prefix, name)));
    if (unrequested.length > 0) {
      const keys = unrequested.map((name) => keyOf(prefix, name));
      const flight = this.#download(prefix, unrequested).finally(() => {
        for (const key of keys) this.#flights.delete(key);
      });
      for (const key of keys) this.#flights.set(key, flight);
    }
    await Promise.all(unknown.map((name) => this.#flights.get(keyOf(prefix, name))));
  }

  async #download(prefix: string, names: readonly string[]): Promise<void> {
    const set = await this.#fetchSet(prefix, names);
    // Unreachable: the page is shown without the icon, and the next request tries again.
    if (set === null) return;
    for (const name of names) {
      const icon = iconOf(set, name);
      if (icon) this.#icons.set(keyOf(prefix, name), icon);
      else this.#missing.set(keyOf(prefix, name), true);
    }
  }

  async #fetchSet(prefix: string, names: readonly string[]): Promise<IconResponse | null> {
    const { service, timeoutMs } = this.parts;
    try {
      const response = await fetch(`${service}/${prefix}.json?icons=${names.join(',')}`, {
        signal: AbortSignal.timeout(timeoutMs),
      });
      if (response.status >= 500) return null;
      const data: unknown = response.ok ? await response.json() : null;
      return isIconResponse(data) ? data : { prefix, icons: {} };
    } catch {
      return null;
    }
  }
}

const keyOf = (prefix: string, name: string): string => `${prefix}:${name}`;

function iconOf(set: IconResponse, name: string): StoredIcon | undefined {
  const { icons, width = 16, height = 16 } = set;
  const icon = Object.hasOwn(icons, name) ? icons[name] : undefined;
  if (typeof icon?.body !== 'string' || UNSAFE.test(icon.body)) return undefined;
  return { body: icon.body, width: icon.width ?? width, height: icon.height ?? height };
}

function responseOf(
  prefix: string,
  names: readonly string[],
  find: (name: string) => StoredIcon | undefined,
): IconResponse {
  const icons: Record<string, StoredIcon> = {};
  for (const name of names) {
    const icon = find(name);
    if (icon) icons[name] = icon;
  }
  const missing = names.filter((name) => !Object.hasOwn(icons, name));
  return { prefix, icons, ...(missing.length > 0 && { not_found: missing }) };
}

const isIconResponse = (data: unknown): data is IconResponse =>
  typeof data === 'object' &&
  data !== null &&
  'icons' in data &&
  typeof data.icons === 'object' &&
  data.icons !== null;

async function readBundled(): Promise<IconResponse> {
  const file = createRequire(import.meta.url).resolve(bundled.file);
  return JSON.parse(await readFile(file, 'utf8')) as IconResponse;
}
