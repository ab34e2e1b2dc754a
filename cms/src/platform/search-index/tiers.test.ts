import { describe, expect, it } from 'vitest';
import { type Condition, toFts5, toTsquery, queryTokens } from './queryTokens';
import { termsOf } from './terms';
import { tiersOf } from './tiers';

function matches(condition: Condition, terms: ReadonlySet<string>): boolean {
  switch (condition.kind) {
    case 'term':
      return terms.has(condition.term);
    case 'prefix':
      return [...terms].some((each) => each.startsWith(condition.term));
    case 'all':
      return condition.of.every((each) => matches(each, terms));
    case 'any':
      return condition.of.some((each) => matches(each, terms));
  }
}

/** Index of the first matching tier, or -1. */
function tierOf(q: string, title: string, head = '', text = ''): number {
  const terms = new Set(termsOf({ kind: 'course', title, head, text }));
  return tiersOf(queryTokens(q)).findIndex((tier) => matches(tier, terms));
}

describe('search tiers', () => {
  it.each([
    ['kiểm toán', ['Kiểm toán nội bộ'], 0],
    ['kiểm toán', ['Cẩm nang', '', 'Về kiểm toán.'], 1],
    ['kiểm toán', ['Kiêm toàn'], 2],
    ['kiem toan', ['Kiểm toán nội bộ'], 0],
    ['kiểm to', ['Kiểm toán nội bộ'], 0],
    ['kiem to', ['Kiểm toán nội bộ'], 1],
    ['kiem to', ['Cẩm nang', 'Kiểm toán'], 2],
    ['kiem toan', ['Cẩm nang', '', 'Về kiểm toán.'], 3],
    ['kiem nghi', ['Cẩm nang', '', 'Kiểm nghiệm.'], 4],
    ['lý', ['Quản lý'], 0],
    ['lý', ['Lỹ'], 2],
    ['cia p1', ['Luyện thi', 'CIA-P1'], 2],
    ['nghiencuusau', ['Nghiencuusaurong'], 1],
  ])('finds "%s" in %j by tier %i', (q, texts, tier) => {
    expect(tierOf(q, ...(texts as [string]))).toBe(tier);
  });

  it.each([
    ['kiểm toán', ['Kiểm tra', 'kế hoạch']],
    ['iem', ['Kiểm toán']],
    ['toan kie', ['Toàn cảnh', '', 'Thu thập.']],
  ])('finds "%s" nowhere in %j', (q, texts) => {
    expect(tierOf(q, ...(texts as [string]))).toBe(-1);
  });

  it('treats input as text, not as syntax', () => {
    const typed = `"a" OR b* NEAR(c) title:d 'e' & !f | (g) \\ <-> h:*`;
    for (const tier of tiersOf(queryTokens(typed))) {
      expect(toFts5(tier).replace(/"[a-z0-9.]+"(?: \*)?|AND|OR|[() ]/g, '')).toBe('');
      expect(toTsquery(tier).replace(/'[a-z0-9.]+'(?::\*)?|[&|() ]/g, '')).toBe('');
    }
  });
});
