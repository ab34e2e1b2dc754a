import { createContext, runInContext } from 'node:vm';
import { expect, it } from 'vitest';
import { fontScript } from './fontScript';

const fonts = [
  { family: 'Serif', url: '/a.woff2', weight: '600' },
  { family: 'Serif', url: '/b.woff2', weight: '600', unicodeRange: 'U+1EA0' },
  { family: 'Sans', url: '/c.woff2', weight: '400' },
];

/** As in browsers of today, which Node 20 is not. */
function groupBy<Item>(items: readonly Item[], keyOf: (item: Item) => string) {
  const groups = new Map<string, Item[]>();
  for (const item of items) groups.set(keyOf(item), [...(groups.get(keyOf(item)) ?? []), item]);
  return groups;
}

/** The parts of a browser that the script uses. */
function open({ kept = {}, broken = false }: { kept?: Record<string, string>; broken?: boolean }) {
  const events: string[] = [];
  class FontFace {
    constructor(
      readonly family: string,
      readonly source: string,
      readonly options: { weight: string },
    ) {}
    get weight() {
      return this.options.weight;
    }
    async load() {
      events.push(`load ${this.source}`);
      if (broken) throw new Error('no network');
    }
  }
  const context = createContext({
    FontFace,
    Map: { groupBy },
    document: { fonts: { add: ({ source }: FontFace) => events.push(`add ${source}`) } },
    localStorage: {
      getItem: (key: string) => kept[key] ?? null,
      setItem: (key: string, value: string) => (kept[key] = value),
    },
    setTimeout: (next: () => void) => {
      events.push('draw');
      next();
    },
  });
  const load = runInContext(`${fontScript(fonts)}\nloadFonts`, context) as () => Promise<void>;
  return { events, kept, load };
}

const all = (what: string) => ['a', 'b', 'c'].map((name) => `${what} url(/${name}.woff2)`);

it('waits for all fonts at a first visit, and changes one style after the other', async () => {
  const { events, kept, load } = open({});
  expect(events).toEqual([]);
  await load();
  expect(events).toEqual([
    ...all('load'),
    ...all('add').slice(0, 2),
    'draw',
    all('add')[2],
    'draw',
  ]);
  expect(kept).toEqual({ fonts: '/a.woff2,/b.woff2,/c.woff2' });
});

it('has them at once at the next visit', async () => {
  const { kept, load } = open({});
  await load();
  const next = open({ kept });
  expect(next.events).toEqual(all('add'));
  await next.load();
  expect(next.events).toEqual(all('add'));
});

it('leaves them to the browser where they do not arrive', async () => {
  const { events, kept, load } = open({ broken: true });
  await load();
  expect(events).toEqual([...all('load'), ...all('add')]);
  expect(kept).toEqual({});
});
