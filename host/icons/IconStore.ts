import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';

/** An icon as Iconify's sets and service have it. */
export interface StoredIcon {
  body: string;
  width?: number;
  height?: number;
}

/** What Iconify's API answers; sizes that an icon does not say itself stand beside the icons. */
export interface IconAnswer {
  prefix: string;
  icons: Record<string, StoredIcon>;
  not_found?: string[];
  width?: number;
  height?: number;
}

interface IconStoreParts {
  /** Origin of the public service. */
  service: string;
  timeoutMs: number;
}

/** The set that comes with the host: the icons of the sample content, without asking anybody. */
const shipped = { prefix: 'ph', file: '@iconify-json/ph/icons.json' };

/** The body becomes part of the page: nothing in it may run, or fetch. */
const unsafe =
  /<\s*(?:script|foreignObject|image|iframe|style)|\bon\w+\s*=|javascript:|url\(\s*['"]?https?:/i;

/** Most icons that are remembered: editors name a few dozen. */
const KEPT = 1_000;

/**
 * Icons that editors name, from the set that comes with the host or from the public service. Visitors
 * ask the host alone: nobody else learns who reads which page.
 */
export class IconStore {
  readonly #kept = new Map<string, StoredIcon>();

  constructor(private readonly parts: IconStoreParts) {}

  /** The icons of a set, as Iconify's API answers them; what is not to be had is named. */
  async find(prefix: string, names: readonly string[]): Promise<IconAnswer> {
    const lacking = names.filter((name) => !this.#kept.has(`${prefix}:${name}`));
    if (lacking.length > 0) {
      const found = await (prefix === shipped.prefix ? readShipped() : this.#ask(prefix, lacking));
      for (const name of lacking) this.#keep(prefix, name, found);
    }
    const icons: Record<string, StoredIcon> = {};
    for (const name of names) {
      const icon = this.#kept.get(`${prefix}:${name}`);
      if (icon) icons[name] = icon;
    }
    const missing = names.filter((name) => !Object.hasOwn(icons, name));
    return { prefix, icons, ...(missing.length > 0 && { not_found: missing }) };
  }

  #keep(prefix: string, name: string, { icons, width = 16, height = 16 }: IconAnswer): void {
    const icon = Object.hasOwn(icons, name) ? icons[name] : undefined;
    if (typeof icon?.body !== 'string' || unsafe.test(icon.body)) return;
    if (this.#kept.size >= KEPT) this.#kept.clear();
    this.#kept.set(`${prefix}:${name}`, {
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
      // The service is out of reach: the page goes without, and the next visitor asks again.
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

async function readShipped(): Promise<IconAnswer> {
  const file = createRequire(import.meta.url).resolve(shipped.file);
  return JSON.parse(await readFile(file, 'utf8')) as IconAnswer;
}
