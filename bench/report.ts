import { execFileSync } from 'node:child_process';
import { cpus } from 'node:os';

/** One measurement, with its unit and, if any, its bar. */
export interface Figure {
  what: string;
  value: number;
  unit: string;
  /** In the same unit. */
  bar?: { atMost: number } | { atLeast: number };
}

/** For an even count, the mean of the middle two. */
export function median(values: readonly number[]): number {
  const sorted = [...values].sort((a, b) => a - b);
  const half = Math.floor(sorted.length / 2);
  const upper = sorted[half];
  if (upper === undefined) throw new Error('The median of nothing was asked for.');
  return sorted.length % 2 === 1 ? upper : ((sorted[half - 1] ?? upper) + upper) / 2;
}

export function holds({ value, bar }: Figure): boolean {
  if (bar === undefined) return true;
  return 'atMost' in bar ? value <= bar.atMost : value >= bar.atLeast;
}

/** Prints a part's figures as a table, then as a line of JSON with date, commit and machine. */
export function report(part: string, figures: readonly Figure[]): void {
  const width = Math.max(...figures.map(({ what }) => what.length));
  console.log(`\n${part}`);
  for (const figure of figures) {
    console.log(`  ${figure.what.padEnd(width)}  ${formatValue(figure)}${formatBar(figure)}`);
  }
  console.log(
    JSON.stringify({
      part,
      date: new Date().toISOString().slice(0, 10),
      commit: execFileSync('git', ['rev-parse', '--short', 'HEAD'], { encoding: 'utf8' }).trim(),
      node: process.version,
      cores: cpus().length,
      figures,
    }),
  );
}

function formatValue({ value, unit }: Figure): string {
  const digits = Number.isInteger(value) || value >= 100 ? 0 : value >= 10 ? 1 : 3;
  return `${value.toFixed(digits)} ${unit}`.padStart(16);
}

function formatBar(figure: Figure): string {
  if (figure.bar === undefined) return '';
  const limit = 'atMost' in figure.bar ? `≤ ${figure.bar.atMost}` : `≥ ${figure.bar.atLeast}`;
  return `   bar ${limit}${holds(figure) ? '' : '   MISSED'}`;
}
