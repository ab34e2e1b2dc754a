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

/** Prints a part's figures as a table, then as a line of JSON, which `npm run bench` records. */
export function report(part: string, figures: readonly Figure[]): void {
  const width = Math.max(...figures.map(({ what }) => what.length));
  console.log(`\n${part}`);
  for (const figure of figures) {
    console.log(`  ${figure.what.padEnd(width)}  ${formatValue(figure)}${formatBar(figure)}`);
  }
  const line: Report = {
    part,
    date: new Date().toISOString().slice(0, 10),
    commit: commit(),
    node: process.version,
    cores: cpus().length,
    figures,
  };
  console.log(JSON.stringify(line));
}

/** A line that `report` printed; null for any other. */
export const parseReport = (line: string): Report | null =>
  line.startsWith('{"part":') ? (JSON.parse(line) as Report) : null;

/** Results recorded by an earlier part of the same run do not make the tree dirty. */
function commit(): string {
  const git = (...words: string[]) => execFileSync('git', words, { encoding: 'utf8' }).trim();
  const recorded = ['bench/results.json', 'bench/RESULTS.md', 'README.md'].map(
    (file) => `:(top,exclude)${file}`,
  );
  const changed = git('status', '--porcelain', '--untracked-files=no', '--', ':/', ...recorded);
  return git('rev-parse', '--short', 'HEAD') + (changed === '' ? '' : '-dirty');
}

const formatValue = ({ value, unit }: Figure): string =>
  `${formatNumber(value)} ${unit}`.padStart(16);

function formatBar(figure: Figure): string {
  if (figure.bar === undefined) return '';
  const limit = 'atMost' in figure.bar ? `≤ ${figure.bar.atMost}` : `≥ ${figure.bar.atLeast}`;
  return `   bar ${limit}${holds(figure) ? '' : '   MISSED'}`;
}
