import fc from 'fast-check';
import { expect, it } from 'vitest';
import { escapeFormula, unescapeFormula } from './formulaText';

it('reads back every text that an export has escaped', () => {
  const sign = fc.constantFrom(...'=+-@＝＋，;,\t\n 1a');
  fc.assert(
    fc.property(fc.array(sign, { maxLength: 12 }), (signs) => {
      const text = signs.join('');
      expect(unescapeFormula(escapeFormula(text))).toBe(text);
    }),
  );
});

it.each([
  ["'+84912345678", '+84912345678'],
  ['="0912345678"', '0912345678'],
  ['=1+1', '=1+1'],
  ["D'Arcy", "D'Arcy"],
  ["'cụm từ'", "'cụm từ'"],
])('reads %j as %j', (cell, text) => expect(unescapeFormula(cell)).toBe(text));
