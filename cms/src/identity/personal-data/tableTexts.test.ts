import { expect, it } from 'vitest';
import { isHiddenColumn } from './tableTexts';

it('hides the solutions of an attempt from the export of a person’s data', () => {
  expect(isHiddenColumn('secret_questions')).toBe(true);
  expect(isHiddenColumn('answers')).toBe(false);
});
