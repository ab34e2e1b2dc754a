import { createContext, runInContext } from 'node:vm';
import { describe, expect, it } from 'vitest';
import { fontScript } from './fontScript';

const fonts = [
  { family: 'Serif', url: '/a.woff2', weight: '600' },
  { family: 'Serif', url: '/b.woff2', weight: '600', unicodeRange: 'U+1EA0' },
  { family: 'Sans', url: '/c.woff2', weight: '400' },
];

interface Text {
  top: number;
  style: { letterSpacing: string };
  readonly offsetHeight: number;
}

interface Page {
  stored?: Record<string, string>;
  broken?: boolean;
  texts?: readonly Text[];
}

/** The parts of a browser that the script uses. */
function open({ stored = {}, broken = false, texts = [] }: Page, events: string[] = []) {
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
    document: {
      fonts: { add: ({ source }: FontFace) => events.push(`add ${source}`) },
      querySelectorAll: () =>
        texts.map((text) =>
          Object.assign(text, {
            getBoundingClientRect: () => ({ top: text.top, bottom: text.top + 20 }),
          }),
        ),
    },
    innerHeight: 800,
    localStorage: {
      getItem: (key: string) => stored[key] ?? null,
      setItem: (key: string, value: string) => (stored[key] = value),
    },
    setTimeout: (next: () => void) => {
      events.push('draw');
      next();
    },
  });
  const load = runInContext(`${fontScript(fonts)}\nloadFonts`, context) as () => Promise<void>;
  return { events, stored, load };
}

const all = (what: string) => ['a', 'b', 'c'].map((name) => `${what} url(/${name}.woff2)`);

it('waits for all fonts on a first visit, then changes one style after the other', async () => {
  const { events, stored, load } = open({});
  expect(events).toEqual([]);
  await load();
  expect(events).toEqual([
    ...all('load'),
    ...all('add').slice(0, 2),
    'draw',
    all('add')[2],
    'draw',
  ]);
  expect(stored).toEqual({ fonts: '/a.woff2,/b.woff2,/c.woff2' });
});

it('uses cached fonts at once on the next visit', async () => {
  const { stored, load } = open({});
  await load();
  const next = open({ stored });
  expect(next.events).toEqual(all('add'));
  await next.load();
  expect(next.events).toEqual(all('add'));
});

it('leaves the fonts to the browser if they do not arrive', async () => {
  const { events, stored, load } = open({ broken: true });
  await load();
  expect(events).toEqual([...all('load'), ...all('add')]);
  expect(stored).toEqual({});
});

describe('text that would wrap differently in the new font', () => {
  /** Spacing of a text of height `before`, then `after`, unless `held` accepts its letter-spacing. */
  const spacedBy = async (
    { before, after, top = 100 }: { before: number; after: number; top?: number },
    held: (spacing: number) => boolean,
  ) => {
    const events: string[] = [];
    const text: Text = {
      top,
      style: { letterSpacing: '' },
      get offsetHeight() {
        const spacing = parseFloat(this.style.letterSpacing || '0');
        const isNew = events.some((event) => event.startsWith('add'));
        return isNew && !held(spacing) ? after : before;
      },
    };
    await open({ texts: [text] }, events).load();
    return text.style.letterSpacing;
  };

  it('gets tighter letter-spacing if it would take more lines', async () =>
    expect(await spacedBy({ before: 40, after: 60 }, (spacing) => spacing < 0)).toBe('-0.02em'));

  it('gets wider letter-spacing if it would take fewer lines', async () =>
    expect(await spacedBy({ before: 60, after: 40 }, (spacing) => spacing > 0)).toBe('0.02em'));

  it('is left unchanged if that is not enough, and not tried with the next style', async () => {
    let tries = 0;
    const fails = (spacing: number) => {
      if (spacing !== 0) tries += 1;
      return false;
    };
    expect(await spacedBy({ before: 40, after: 60 }, fails)).toBe('');
    expect(tries).toBe(1);
  });

  it.each([-20, 800])('is left unchanged outside the viewport, at %i', async (top) =>
    expect(await spacedBy({ before: 40, after: 60, top }, (spacing) => spacing < 0)).toBe(''),
  );

  it('is left unchanged if it wraps as before', async () =>
    expect(await spacedBy({ before: 40, after: 40 }, () => false)).toBe(''));
});
