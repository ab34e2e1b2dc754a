import { describe, expect, it } from 'vitest';
import { addUserOrderInputRules } from '@iia/shared/generated/inputRules/AddUserOrderInput';
import { quoteInputRules } from '@iia/shared/generated/inputRules/QuoteInput';
import { checkInput } from './checkInput';
import { HttpError } from './HttpError';

/** Paths of rejected fields. */
function rejectedFields(rules: Parameters<typeof checkInput>[0], body: unknown): string[] {
  try {
    checkInput(rules, body);
    return [];
  } catch (error) {
    if (!(error instanceof HttpError)) throw error;
    const { errors } = error.details as { errors: { path: string[] }[] };
    return errors.map(({ path }) => path.join('.'));
  }
}

const item = { kind: 'course', documentId: 'abc', quantity: 1 };

describe('checkInput', () => {
  it('rejects unknown fields at any depth', () => {
    expect(rejectedFields(quoteInputRules, { items: [item], total: 1 })).toEqual(['total']);
    expect(rejectedFields(quoteInputRules, { items: [item, { ...item, price: 1 }] })).toEqual([
      'items.1.price',
    ]);
    const customer = JSON.parse('{"__proto__":{"fullName":"A"}}') as object;
    expect(rejectedFields(addUserOrderInputRules, { items: [item], customer })).toEqual([
      'customer.__proto__',
    ]);
  });

  it.each([null, undefined, 'x', 5, true, [item]])('rejects %j as an input', (body) => {
    expect(rejectedFields(quoteInputRules, body)).toEqual(['body']);
  });

  it('rejects a list with very many bad items quickly', () => {
    const began = performance.now();
    expect(rejectedFields(quoteInputRules, { items: Array(33_000).fill({}) })).toEqual(['items']);
    expect(performance.now() - began).toBeLessThan(1_000);
  });

  it('reports at most fifty bad fields', () => {
    const bad = Array(50).fill({ kind: 'x', documentId: '', quantity: 0 });
    expect(rejectedFields(quoteInputRules, { items: bad })).toHaveLength(50);
  });
});
