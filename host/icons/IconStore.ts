import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';

export interface StoredIcon {
  body: string;
  width?: number;
  height?: number;
}

/** The format of Iconify's API; `width` and `height` apply to icons that give none of their own. */
export interface IconAnswer {
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

/** The body becomes part of the page: nothing in it may execute or fetch. */
const UNSAFE =
  /<\s*(?:script|foreignObject|image|iframe|style)|\bon\w+\s*=|javascript:|url\(\s*['"]?https?:/i;

const MAX_CACHED = 1_000;

/** Icons that editors choose. The host fetches them, so that no third party learns who reads which page. */
export class IconStore {
  readonly #icons = new Map<string, StoredIcon>();

  constructor(private readonly parts: IconStoreParts) {}

  async find(prefix: string, names: readonly string[]): Promise<IconAnswer> {
    const uncached = names.filter((name) => !this.#icons.has(`${prefix}:${name}`));
    if (uncached.length > 0) {
      const found = await (prefix === bundled.prefix ? readBundled() : this.#ask(prefix, uncached));
      for (const name of uncached) this.#keep(prefix, name, found);
    }
    const icons: Record<string, StoredIcon> = {};
    for (const name of names) {
      const icon = this.#icons.get(`${prefix}:${name}`);
      if (icon) icons[name] = icon;
    }
    const missing = names.filter((name) => !Object.hasOwn(icons, name));
    return { prefix, icons, ...(missing.length > 0 && { not_found: missing }) };
  }

  #keep(prefix: string, name: string, { icons, width = 16, height = 16 }: IconAnswer): void {
    const icon = Object.hasOwn(icons, name) ? icons[name] : undefined;
    if (typeof icon?.body !== 'string' || UNSAFE.test(icon.body)) return;
    if (this.#icons.size >= MAX_CACHED) this.#icons.clear();
    this.#icons.set(`${prefix}:${name}`, {
      body: icon.body,
      width: icon.width ?? width,
      height: icon.height ?? height,
    });
  }

  async #ask(prefix: string, names: readonly string[]): Promise<IconAnswer> {
    const { service, timeoutMs } = this.parts;
    try {
      const answer = await fetch(`${service}/${prefix}.json?icons=${names.join(',')}`, {
        signal: AbortSignal.timeout(timeoutMs),
      });
      const data: unknown = answer.ok ? await answer.json() : null;
      if (isIconAnswer(data)) return data;
    } catch {
      // Unreachable: the page is shown without the icon, and the next request tries again.
    }
    return { prefix, icons: {} };
  }
}

const isIconAnswer = (data: unknown): data is IconAnswer =>
  typeof data === 'object' &&
  data !== null &&
  'icons' in data &&
  typeof data.icons === 'object' &&
  data.icons !== null;

async function readBundled(): Promise<IconAnswer> {
  const file = createRequire(import.meta.url).resolve(bundled.file);
  return JSON.parse(await readFile(file, 'utf8')) as IconAnswer;
}
