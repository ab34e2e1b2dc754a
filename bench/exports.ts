/** Memory and time of an XLSX export by its rows, of 20 columns each: streamed, and whole in memory as before. */
import { execFileSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import type { Written } from './exports/writeRows';
import { median, report } from './report';

const FEW = 1_000;
const MANY = 100_000;
const ROUNDS = 3;
const script = fileURLToPath(new URL('exports/writeRows.ts', import.meta.url));

const write = (how: 'streamed' | 'whole', rows: number): Written =>
  JSON.parse(
    execFileSync(process.execPath, ['--import', 'tsx', script, how, String(rows)], {
      encoding: 'utf8',
    }),
  ) as Written;

const rounds = Array.from({ length: ROUNDS }, () => ({
  few: write('streamed', FEW),
  many: write('streamed', MANY),
  whole: write('whole', MANY),
}));
const middle = (read: (round: (typeof rounds)[number]) => number) => median(rounds.map(read));

report('exports', [
  {
    what: `additional memory, ${MANY} rows streamed`,
    value: middle(({ many }) => many.memoryMB),
    unit: 'MB',
    bar: { atMost: 60 },
  },
  {
    what: `additional memory, ${FEW} rows streamed`,
    value: middle(({ few }) => few.memoryMB),
    unit: 'MB',
  },
  {
    what: `additional memory, ${MANY} rows whole`,
    value: middle(({ whole }) => whole.memoryMB),
    unit: 'MB',
  },
  {
    what: 'memory, whole to streamed',
    value: middle(({ many, whole }) => whole.memoryMB / many.memoryMB),
    unit: '×',
  },
  {
    what: 'first byte',
    value: middle(({ many }) => many.firstByteMs),
    unit: 'ms',
    bar: { atMost: 1_000 },
  },
  { what: 'rows a second', value: middle(({ many }) => MANY / (many.ms / 1000)), unit: 'rows/s' },
  {
    what: 'time, streamed to whole',
    value: middle(({ many, whole }) => many.ms / whole.ms),
    unit: '×',
  },
]);
