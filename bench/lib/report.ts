import { execFileSync } from 'node:child_process';
import { cpus } from 'node:os';

/** One measurement, with its unit and, if any, its bar. */
export interface Figure {
  /** Unique within the part. */
  what: string;
  value: number;
  unit: string;
  /** In the same unit. */
  bar?: { atMost: number } | { atLeast: number };
}

/** A part's figures, as the last line of its output in JSON. */
export interface Report {
  part: string;
  /** ISO, without the time. */
  date: string;
  /** Short hash; `-dirty` if the working tree had uncommitted changes. */
  commit: string;
  node: string;
  cores: number;
  figures: readonly Figure[];
}

/** For an even count, the mean of the middle two. */
export function median(values: readonly number[]): number {
  const sorted = [...values].sort((a, b) => a - b);
  const half = Math.floor(sorted.length / 2);
  const upper = sorted[half];
  if (upper === undefined) throw new Error('There is no median of an empty list.');
  return sorted.length % 2 === 1 ? upper : ((sorted[half - 1] ?? upper) + upper) / 2;
}

/** The 95th percentile. */
export const p95 = (values: readonly number[]): number =>
  [...values].sort((a, b) => a - b)[Math.ceil(values.length * 0.95) - 1] ?? 0;

/** Milliseconds until the promise resolves. */
export async function timed(run: () => unknown): Promise<number> {
  const start = performance.now();
  await run();
  return performance.now() - start;
}

export function holds({ value, bar }: Figure): boolean {
  if (bar === undefined) return true;
  return 'atMost' in bar ? value <= bar.atMost : value >= bar.atLeast;
}

/** Three significant digits, or a whole number from 100. */
export const formatNumber = (value: number): string =>
  value.toLocaleString(
    'en',
    Math.abs(value) >= 100 ? { maximumFractionDigits: 0 } : { maximumSignificantDigits: 3 },
  );

/** A figure's bar with its unit; empty if it has none. */
export function formatBar(figure: Figure): string {
  const { bar, unit } = figure;
  if (!bar) return '';
  const limit =
    'atMost' in bar ? `≤ ${formatNumber(bar.atMost)}` : `≥ ${formatNumber(bar.atLeast)}`;
  return `${limit} ${unit}`.trim() + (holds(figure) ? '' : ', **missed**');
}

/** A part's figures with date, commit and machine. */
export const newReport = (part: string, figures: readonly Figure[]): Report => ({
  part,
  date: new Date().toISOString().slice(0, 10),
  commit: commit(),
  node: process.version,
  cores: cpus().length,
  figures,
});

/** Prints a part's figures as a table, then as a line of JSON, which `npm run bench` records. */
export function report(part: string, figures: readonly Figure[]): void {
  const width = Math.max(...figures.map(({ what }) => what.length));
  console.log(`\n${part}`);
  for (const figure of figures) {
    const value = `${formatNumber(figure.value)} ${figure.unit}`.padStart(16);
    console.log(`  ${figure.what.padEnd(width)}  ${value}   ${formatBar(figure)}`);
  }
  console.log(JSON.stringify(newReport(part, figures)));
}

/** A line that `report` printed; null for any other. */
export const parseReport = (line: string): Report | null =>
  line.startsWith('{"part":') ? (JSON.parse(line) as Report) : null;

/** Results recorded by an earlier part of the same run do not make the tree dirty. */
function commit(): string {
  const git = (...words: string[]) => execFileSync('git', words, { encoding: 'utf8' }).trim();
  const recorded = ['bench/results.json', 'bench/RESULTS.md', 'bench/soak.svg', 'README.md'].map(
    (file) => `:(top,exclude)${file}`,
  );
  const changed = git('status', '--porcelain', '--untracked-files=no', '--', ':/', ...recorded);
  return git('rev-parse', '--short', 'HEAD') + (changed === '' ? '' : '-dirty');
}
