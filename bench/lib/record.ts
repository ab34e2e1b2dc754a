import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { Figure, Report } from './report';
import { render, withHeadlines } from './render';

/** One figure with the circumstances of its measurement. */
export interface Measurement extends Figure, Omit<Report, 'figures'> {}

interface Options {
  /** Removes the part's earlier figures, including those that it no longer reports. */
  replace: boolean;
}

const RESULTS = fileURLToPath(new URL('../results.json', import.meta.url));
const README = fileURLToPath(new URL('../../README.md', import.meta.url));
const TABLES = fileURLToPath(new URL('../RESULTS.md', import.meta.url));

const measurementsOf = ({ figures, ...circumstances }: Report): Measurement[] =>
  figures.map((figure) => ({ ...figure, ...circumstances }));

function requireDistinct({ part, figures }: Report): void {
  const names = new Set<string>();
  for (const { what } of figures) {
    if (names.has(what)) throw new Error(`The part ${part} reports two figures named "${what}".`);
    names.add(what);
  }
}

/**
 * The stored measurements with a part's new ones: each replaces the stored one of the same name, in its place.
 *
 * @throws Error if a part reports two figures of the same name
 */
export function withReports(
  stored: readonly Measurement[],
  reports: readonly Report[],
  { replace }: Options,
): Measurement[] {
  reports.forEach(requireDistinct);
  const measured = new Map(
    reports.flatMap(measurementsOf).map((one) => [`${one.part}: ${one.what}`, one]),
  );
  const replaced = new Set(replace ? reports.map(({ part }) => part) : []);
  const kept = stored.flatMap((one) => {
    const key = `${one.part}: ${one.what}`;
    const again = measured.get(key);
    if (replaced.has(one.part)) return [];
    measured.delete(key);
    return [again ?? one];
  });
  return [...kept, ...measured.values()];
}

export const readResults = (): Measurement[] =>
  existsSync(RESULTS) ? (JSON.parse(readFileSync(RESULTS, 'utf8')) as Measurement[]) : [];

/** Stores a part's figures in `bench/results.json` and renders `bench/RESULTS.md` and the README's table from it. */
export function record(reports: readonly Report[], options: Options): void {
  const results = withReports(readResults(), reports, options);
  writeFileSync(RESULTS, `${JSON.stringify(results, null, 2)}\n`);
  writeFileSync(TABLES, render(results));
  writeFileSync(README, withHeadlines(readFileSync(README, 'utf8'), results));
}
