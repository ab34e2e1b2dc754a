import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { parseReport, type Figure, type Report } from './report';
import { readResults, withReports } from './record';
import { render, renderHeadlines, withHeadlines } from './render';

const circumstances = { date: '2026-11-25', commit: 'abc1234', node: 'v24.1.0', cores: 2 };
const reportOf = (part: string, ...figures: Figure[]): Report => ({
  part,
  ...circumstances,
  figures,
});
const rate = (value: number): Figure => ({
  what: 'host ÷ nginx',
  value,
  unit: '×',
  bar: { atLeast: 0.2 },
});
const size: Figure = { what: 'size of the page', value: 21.25, unit: 'KB' };
const orders = reportOf('orders', { what: 'orders a second', value: 286, unit: 'orders/s' });

const stored = withReports([], [reportOf('pages', size, rate(0.36)), orders], { replace: false });

describe('the recorder', () => {
  it('stores one entry for each figure, with date, commit and machine', () => {
    expect(stored).toHaveLength(3);
    expect(stored[1]).toEqual({ part: 'pages', ...rate(0.36), ...circumstances });
  });

  it('replaces a figure that is measured again, in its place', () => {
    const again = { ...reportOf('pages', rate(0.4)), commit: 'def5678' };
    const merged = withReports(stored, [again], { replace: false });
    expect(merged.map(({ what, commit }) => [what, commit])).toEqual([
      ['size of the page', 'abc1234'],
      ['host ÷ nginx', 'def5678'],
      ['orders a second', 'abc1234'],
    ]);
  });

  it('drops the figures that a complete run no longer reports, of that part only', () => {
    const merged = withReports(stored, [reportOf('pages', rate(0.4))], { replace: true });
    expect(merged.map(({ what }) => what)).toEqual(['orders a second', 'host ÷ nginx']);
  });

  it('refuses two figures of the same name', () => {
    expect(() => withReports([], [reportOf('pages', size, size)], { replace: true })).toThrow(
      'The part pages reports two figures named "size of the page".',
    );
  });

  it('reads the line that a part prints, and ignores the rest of its output', () => {
    expect(parseReport(JSON.stringify(orders))).toEqual(orders);
    expect(parseReport('  orders a second   286 orders/s')).toBeNull();
  });
});

describe('RESULTS.md', () => {
  it('has one figure in each row', () => {
    expect(render(stored)).toContain(
      '| host ÷ nginx | 0.36 × | ≥ 0.2 × | 2026-11-25 | abc1234 | Node 24.1.0, 2 cores |\n',
    );
  });

  it('marks a missed bar', () => {
    expect(
      render(withReports(stored, [reportOf('pages', rate(0.1))], { replace: false })),
    ).toContain('| 0.1 × | ≥ 0.2 ×, **missed** |');
  });

  it('contains every stored figure', () => {
    const rows = readFileSync('bench/RESULTS.md', 'utf8')
      .split('\n')
      .filter((line) => /^\| .* cores \|$/.test(line));
    expect(rows).toHaveLength(readResults().length);
  });

  it('equals the committed file', () => {
    expect(readFileSync('bench/RESULTS.md', 'utf8')).toBe(render(readResults()));
  });
});

it('ends the README with its figures', () => {
  const readme = readFileSync('README.md', 'utf8');
  expect(readme.endsWith(`\n\n${renderHeadlines(readResults())}\n`)).toBe(true);
  expect(withHeadlines(readme, readResults())).toBe(readme);
});
