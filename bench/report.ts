import { execFileSync } from 'node:child_process';
import { cpus } from 'node:os';

/** One measured figure: what it is, its value with unit, and the bar it is held against, where there is one. */
export interface Figure {
  what: string;
  value: number;
  unit: string;
  /** The bar of the quality page, in the same unit. */
  bar?: { atMost: number } | { atLeast: number };
}

/** The middle one of the values; of an even number, the mean of the two in the middle. */
export function median(values: readonly number[]): number {
  const sorted = [...values].sort((a, b) => a - b);
  const half = Math.floor(sorted.length / 2);
  const upper = sorted[half];
  if (upper === undefined) throw new Error('The median of nothing was asked for.');
  return sorted.length % 2 === 1 ? upper : ((sorted[half - 1] ?? upper) + upper) / 2;
}

/** Whether the figure holds its bar; true where there is none. */
export function holds({ value, bar }: Figure): boolean {
  if (bar === undefined) return true;
  return 'atMost' in bar ? value <= bar.atMost : value >= bar.atLeast;
}

/** Prints the figures of one part as a table, then as one line of JSON with date, commit and machine. */
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
