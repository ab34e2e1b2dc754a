/**
 * What a search costs at 100, 10,000 and 100,000 records, as `GET /api/search` answers it, beside the
 * search by LIKE over a folded column that it replaced, in the same databases and the same run. The
 * questions are those of the contract test's list; records are generated and of the length of real ones.
 */
import { rowOf } from '../cms/src/search/Entry';
import { foldText } from '../cms/src/content/foldText';
import { searchQueries } from '../tests/contract/searchQueries';
import { callApi } from '../tests/server/callApi';
import { databases, type DatabaseKind } from '../tests/server/database';
import { startApi, type TestApi } from '../tests/server/startApi';
import { report, type Figure } from './report';
import { newRecords } from './search/newRecords';

const SIZES = [100, 10_000, 100_000] as const;
const ROUNDS = 3;
/** LIKE takes up to a second at a time. */
const LIKE_ROUNDS = 1;
const BATCH = 200;
const MOST_TIMES_SLOWER = 2;

const questions = searchQueries.map(([q]) => q);

type Made = ReturnType<typeof rowOf>;

/** Fills the databases alike, past the editors' panel: that would take days. */
async function add(apis: readonly TestApi[], from: number, to: number): Promise<void> {
  for (let at = from; at < to; at += BATCH) {
    const records = newRecords(at, Math.min(at + BATCH, to)).map(rowOf);
    for (const api of apis) {
      await (api.database === 'postgres' ? addToPostgres : addToSqlite)(api, records);
      await api.sql(
        `insert into bench_like (search_text) values ${records.map(() => '(?)').join(', ')}`,
        records.map(({ columns }) => foldText(`${columns.title} ${columns.summary}`)),
      );
    }
  }
}

async function addToPostgres(api: TestApi, records: readonly Made[]): Promise<void> {
  const names = Object.keys(records[0]?.columns ?? {});
  const row = `(${names.map(() => '?').join(', ')}, array_to_tsvector(array(select jsonb_array_elements_text(?::jsonb))))`;
  await api.sql(
    `insert into search_entries (${names.join(', ')}, terms) values ${records.map(() => row).join(', ')}`,
    records.flatMap(({ columns, terms }) => [...Object.values(columns), JSON.stringify(terms)]),
  );
}

async function addToSqlite(api: TestApi, records: readonly Made[]): Promise<void> {
  const names = Object.keys(records[0]?.columns ?? {});
  const row = `(${names.map(() => '?').join(', ')})`;
  const ids = await api.sql<{ id: number }>(
    `insert into search_entries (${names.join(', ')}) values ${records.map(() => row).join(', ')} returning id`,
    records.flatMap(({ columns }) => Object.values(columns)),
  );
  await api.sql(
    `insert into search_terms (rowid, terms) values ${records.map(() => '(?, ?)').join(', ')}`,
    records.flatMap(({ terms }, at) => [ids[at]?.id, terms.join(' ')]),
  );
}

/** The 95th of a hundred, in ms. */
function p95(times: readonly number[]): number {
  return [...times].sort((a, b) => a - b)[Math.ceil(times.length * 0.95) - 1] ?? 0;
}

async function timed(rounds: number, ask: (q: string) => Promise<unknown>): Promise<number> {
  const times: number[] = [];
  for (let round = 0; round < rounds; round += 1) {
    for (const q of questions) {
      const start = performance.now();
      await ask(q);
      times.push(performance.now() - start);
    }
  }
  return p95(times);
}

const byIndex = (api: TestApi) =>
  timed(ROUNDS, async (q) => {
    const { status } = await callApi(api, `/search?q=${encodeURIComponent(q)}`);
    if (status !== 200) throw new Error(`An answer of ${status} to "${q}".`);
  });

/** As the lists searched before: a page of ids, and their number. */
const byLike = (api: TestApi) =>
  timed(LIKE_ROUNDS, async (q) => {
    const words = foldText(q).split(' ');
    const where = words.map(() => "search_text like ? escape '!'").join(' and ');
    const found = `from bench_like where ${where}`;
    const values = words.map((word) => `%${word.replace(/[!%_]/g, '!$&')}%`);
    await api.sql(`select id ${found} order by id limit 10`, values);
    await api.sql(`select count(*) ${found}`, values);
  });

/** The figures of one database at one size; the first round warms it. */
async function measure(api: TestApi, size: number): Promise<{ own: number; figures: Figure[] }> {
  await byIndex(api);
  const [own, like] = [await byIndex(api), await byLike(api)];
  const of = `${size.toLocaleString('en')} records, ${api.database}`;
  return {
    own,
    figures: [
      { what: `p95 of a search over HTTP, ${of}`, value: own, unit: 'ms' },
      { what: `… of LIKE on the database alone, ${of}`, value: like, unit: 'ms' },
      { what: `… LIKE to search, ${of}`, value: like / own, unit: '×' },
    ],
  };
}

const apis: TestApi[] = [];
try {
  for (const database of databases) {
    const api = await startApi({ database });
    apis.push(api);
    const id = database === 'postgres' ? 'serial' : 'integer';
    await api.sql(`create table bench_like (id ${id} primary key, search_text text)`);
  }
  const figures: Figure[] = [];
  const first = new Map<DatabaseKind, number>();
  let filled = 0;
  for (const size of SIZES) {
    await add(apis, filled, size);
    filled = size;
    for (const api of apis) {
      await api.sql('analyze');
      const { own, figures: found } = await measure(api, size);
      figures.push(...found);
      const before = first.get(api.database);
      if (before === undefined) {
        first.set(api.database, own);
        continue;
      }
      figures.push({
        what: `p95 at ${size.toLocaleString('en')} to p95 at ${SIZES[0]}, ${api.database}`,
        value: own / before,
        unit: '×',
        bar: { atMost: MOST_TIMES_SLOWER },
      });
    }
  }
  report('search', figures);
} finally {
  for (const api of apis) await api.stop();
}
