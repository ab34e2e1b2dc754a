import { randomUUID } from 'node:crypto';
import type { Entry } from '../../cms/src/platform/search-index/Entry';
import { searchKinds } from '../../cms/src/content/search/readSearch';
import { readContent } from '../../cms/src/seed/readSamples';
import { cmsFolder } from '../../tests/support/buildApi';

interface Article {
  title: string;
  summary: string;
  text: string;
}

const texts = readContent(`${cmsFolder}/sample`)
  .filter(({ type }) => type === 'course' || type === 'news-post')
  .map(({ fields }) => fields as unknown as Article);
const titles = texts.map(({ title }) => title.split(' '));
const sentences = texts
  .flatMap(({ summary, text }) => [summary, text])
  .join('\n')
  .replace(/[#*>[\]]|\(http[^)]*\)/g, '')
  .split(/(?<=[.;:!?])\s+|\n+/)
  .filter((sentence) => sentence.trim().length > 20);

const random = createRandom(8);

/** Titles and texts recombined from sample content, so that term frequencies stay realistic. */
export function newRecords(from: number, to: number): Entry[] {
  return Array.from({ length: to - from }, (_, at) => newRecord(from + at));
}

function newRecord(number: number): Entry {
  const phrase = (count: number) =>
    Array.from({ length: count }, () => random.pick(sentences)).join(' ');
  const summary = phrase(random.whole(1, 2));
  const day = new Date(Date.UTC(2020, 0, random.whole(1, 2_500)));
  return {
    uid: 'bench',
    documentId: randomUUID(),
    kind: random.pick(searchKinds),
    title: newTitle(number),
    slug: `bai-${number}`,
    within: null,
    date: day.toISOString(),
    summary,
    head: summary,
    text: Array.from({ length: random.whole(1, 4) }, () => phrase(random.whole(2, 3))).join('\n'),
    stamp: '',
  };
}

function newTitle(number: number): string {
  const one = random.pick(titles);
  const other = random.pick(titles);
  const words = [...one.slice(0, random.whole(2, 6)), ...other.slice(-random.whole(2, 5))];
  return `${words.join(' ')} (${number})`;
}

/** Numbers and choices that are the same in each run. */
function createRandom(seed: number) {
  let state = seed >>> 0;
  const next = () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
  const whole = (min: number, max: number) => min + Math.floor(next() * (max - min + 1));
  const pick = <T>(list: readonly T[]): T => list[whole(0, list.length - 1)] as T;
  return { whole, pick };
}
