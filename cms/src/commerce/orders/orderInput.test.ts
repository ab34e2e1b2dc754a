import { describe, expect, it } from 'vitest';
import { HttpError } from '../../platform/errors/HttpError';
import { checkAddUserOrderInput, checkQuoteInput } from './orderInput';

const item = { kind: 'course', documentId: 'abc', quantity: 1 };

function rejectedFields(check: (body: unknown) => unknown, body: unknown): string[] {
  try {
    check(body);
  } catch (error) {
    if (!(error instanceof HttpError)) throw error;
    expect(JSON.stringify(error.details)).not.toMatch(/must be|required field/);
    const { errors } = error.details as { errors: { path: string[] }[] };
    return errors.map(({ path }) => path.join('.'));
  }
  return [];
}

function nested(depth: number): unknown {
  return JSON.parse('['.repeat(depth) + ']'.repeat(depth));
}

describe('order input', () => {
  it.each([
    ['no object', 'x', ['body']],
    ['a list', [], ['body']],
    ['a list of nothing', { items: [null] }, ['items.0']],
    ['a list of lists', { items: [[[]]] }, ['items.0']],
    ['a list of texts', { items: [item, 'x'] }, ['items.1']],
    ['no list', { items: {} }, ['items']],
    ['an unknown field', { items: [{ ...item, price: 1 }] }, ['items.0.price']],
    [
      'a text that cannot be stored',
      { items: [{ ...item, optionId: 'a\0' }] },
      ['items.0.optionId'],
    ],
  ])('rejects with a Vietnamese message input that is %s', (_what, body, paths) => {
    expect(rejectedFields(checkQuoteInput, body)).toEqual(paths);
  });

  it('rejects deeply nested input', () => {
    const deep = nested(40_000);
    expect(rejectedFields(checkQuoteInput, deep)).toEqual(['body']);
    expect(rejectedFields(checkQuoteInput, { items: deep })).toEqual(['items.0']);
    expect(rejectedFields(checkQuoteInput, { items: [{ ...item, kind: deep }] })).toContain(
      'items.0.kind',
    );
    expect(rejectedFields(checkAddUserOrderInput, { items: [item], customer: deep })).toContain(
      'customer',
    );
  });

  it('normalizes the spelling of a code, so that a repeated order matches', () => {
    const spelt = (discountCode: unknown) => checkQuoteInput({ items: [item], discountCode });
    expect(spelt(' Tet2027 ').discountCode).toBe(spelt('TET2027').discountCode);
    expect(spelt('TET2027').discountCode).not.toBeNull();
    expect(spelt(null).discountCode).toBeNull();
  });

  it('accepts valid input', () => {
    expect(checkQuoteInput({ items: [item] }).items).toMatchObject([item]);
  });
});
