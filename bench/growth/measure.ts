import type { TestApi } from '../../tests/support/startApi';
import { p95, timed, type Figure } from '../lib/report';

const WARM_UP = 5;
const MOST_TIMES_SLOWER = 2;

/** One or several requests, each of which resolves with its status. */
export type Calls = Readonly<Record<string, readonly (() => Promise<number>)[]>>;

/** A server with a database of one size. */
export interface Subject {
  api: TestApi;
  /** How many of `records` it has. */
  size: number;
  records: string;
  calls: Calls;
}

/** Milliseconds by subject and call, for each of the call's requests. */
type Times = ReadonlyMap<Subject, Readonly<Record<string, number[][]>>>;

/** Calls all subjects of a database in turn, so that other load affects all alike, and compares each with the smallest. */
export async function measureGrowth(
  subjects: readonly Subject[],
  rounds: number,
): Promise<Figure[]> {
  const times: Times = new Map(
    subjects.map((subject) => [
      subject,
      Object.fromEntries(
        Object.entries(subject.calls).map(([what, requests]) => [what, requests.map(() => [])]),
      ),
    ]),
  );
  for (let round = 0; round < WARM_UP + rounds; round += 1) {
    for (const [{ calls }, found] of times) {
      for (const [what, requests] of Object.entries(calls)) {
        for (const [at, request] of requests.entries()) {
          const ms = await timed(async () => {
            const status = await request();
            if (status !== 200) throw new Error(`${what} returned ${status}.`);
          });
          if (round >= WARM_UP) found[what]?.[at]?.push(ms);
        }
      }
    }
  }
  return figuresOf(subjects, times);
}

const quickest = (times: readonly number[][]) => p95(times.map((each) => Math.min(...each)));

function figuresOf([smallest, ...others]: readonly Subject[], times: Times): Figure[] {
  if (!smallest) return [];
  const { api, size: least, records } = smallest;
  const timesOf = (subject: Subject, what: string) => times.get(subject)?.[what] ?? [];
  const count = (size: number) => size.toLocaleString('en');
  const bar = { atMost: MOST_TIMES_SLOWER };
  return Object.keys(smallest.calls).flatMap((what) => {
    const base = timesOf(smallest, what);
    return [
      {
        what: `p95 of ${what}, ${count(least)} ${records}, ${api.database}`,
        value: p95(base.flat()),
        unit: 'ms',
      },
      ...others.flatMap((subject) => {
        const own = timesOf(subject, what);
        const at = `${what}, ${count(subject.size)} ÷ ${count(least)} ${records}, ${api.database}`;
        return [
          { what: `p95 of ${at}`, value: p95(own.flat()) / p95(base.flat()), unit: '×', bar },
          { what: `fastest ${at}`, value: quickest(own) / quickest(base), unit: '×', bar },
        ];
      }),
    ];
  });
}
