// `GET /api/search` at 100, 10,000 and 100,000 generated records of realistic length, against the LIKE over a folded
// column that it replaced; queries from the contract test. The sizes alternate, so that other load affects all alike;
// the fastest of many responses is free of it.
import { foldText } from '../cms/src/platform/text/foldText';
import { searchQueries } from '../tests/support/searchQueries';
import { callApi } from '../tests/support/api';
import { databases, type DatabaseKind } from '../tests/support/database';
import { startApi, type TestApi } from '../tests/support/startApi';
import { report, type Figure } from './report';
import { fill } from './search/fill';

const SIZES = [100, 10_000, 100_000] as const;
const ROUNDS = 20;
const MOST_TIMES_SLOWER = 2;

const queries = searchQueries.map(([q]) => q);

/** A database of one size and its response times, one per question and round. */
interface Subject {
  api: TestApi;
  size: number;
  own: number[][];
  like: number[];
}

/** The 95th percentile, in ms. */
function p95(times: readonly number[]): number {
  return [...times].sort((a, b) => a - b)[Math.ceil(times.length * 0.95) - 1] ?? 0;
}

async function timed(request: () => Promise<unknown>): Promise<number> {
  const start = performance.now();
  await request();
  return performance.now() - start;
}

async function search({ api }: Subject, q: string): Promise<void> {
  const { status } = await callApi(api, `/search?q=${encodeURIComponent(q)}`);
  if (status !== 200) throw new Error(`The search for "${q}" returned ${status}.`);
}

/** The replaced search: a page of ids, and their count. */
async function searchByLike({ api }: Subject, q: string): Promise<void> {
  const words = foldText(q).split(' ');
  const where = words.map(() => "search_text like ? escape '!'").join(' and ');
  const found = `from bench_like where ${where}`;
  const values = words.map((word) => `%${word.replace(/[!%_]/g, '!$&')}%`);
  await api.sql(`select id ${found} order by id limit 10`, values);
  await api.sql(`select count(*) ${found}`, values);
}

/** Every question on every database; the first round is a warm-up. */
async function measure(subjects: readonly Subject[]): Promise<void> {
  for (let round = 0; round <= ROUNDS; round += 1) {
    for (const [at, q] of queries.entries()) {
      for (const subject of subjects) {
        const time = await timed(() => search(subject, q));
        if (round > 0) (subject.own[at] ??= []).push(time);
      }
    }
  }
  for (const q of queries) {
    for (const subject of subjects) subject.like.push(await timed(() => searchByLike(subject, q)));
  }
}

function figuresOf(subjects: readonly Subject[]): Figure[] {
  const [smallest] = subjects;
  return subjects.flatMap((subject): Figure[] => {
    const { api, size, own, like } = subject;
    const all = p95(own.flat());
    const of = `${size.toLocaleString('en')} records, ${api.database}`;
    const figures: Figure[] = [
      { what: `p95 of a search over HTTP, ${of}`, value: all, unit: 'ms' },
      { what: `p95 of LIKE in the database alone, ${of}`, value: p95(like), unit: 'ms' },
    ];
    if (!smallest || subject === smallest) return figures;
    const to = `÷ ${smallest.size} records`;
    const quickest = (times: readonly number[][]) => p95(times.map((each) => Math.min(...each)));
    return [
      ...figures,
      {
        what: `p95 of a search, ${of}, ${to}`,
        value: all / p95(smallest.own.flat()),
        unit: '×',
        bar: { atMost: MOST_TIMES_SLOWER },
      },
      {
        what: `fastest response to each query, p95, ${of}, ${to}`,
        value: quickest(own) / quickest(smallest.own),
        unit: '×',
        bar: { atMost: MOST_TIMES_SLOWER },
      },
    ];
  });
}

const byDatabase = new Map<DatabaseKind, Subject[]>();
const subjects: Subject[] = [];
try {
  for (const database of databases) {
    for (const size of SIZES) {
      const api = await startApi({ database });
      const subject: Subject = { api, size, own: [], like: [] };
      subjects.push(subject);
      byDatabase.set(database, [...(byDatabase.get(database) ?? []), subject]);
    }
  }
  await fill(subjects);
  await measure(subjects);
  report('search', [...byDatabase.values()].flatMap(figuresOf));
} finally {
  for (const { api } of subjects) await api.stop();
}
