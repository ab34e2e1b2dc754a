import { expect, it } from 'vitest';
import { isSaidByGraphql, mendRows } from '../../codegen/testing/mendRows';
import { operationMistakes } from './operations';
import { schemaMistakes } from './schema';

// Of an idle fragment it says so in a strict run: `check.test.ts`.
const rows = mendRows.filter((row) => isSaidByGraphql(row) && !row.endsWith('is never used'));
const sentences = [...operationMistakes, ...schemaMistakes].map(({ says }) => says);

const escaped = (text: string): string => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');
/** Whether a sentence begins as a row does, whatever either quotes. */
const beginsAs = (sentence: string, row: string): boolean =>
  new RegExp(`^${escaped(row).replace(/"[^"]*"/g, '"[^"]*"')}`).test(sentence);

it.each(rows)('A seeded mistake makes graphql-js say: %s', (row) => {
  expect(sentences.filter((sentence) => beginsAs(sentence, row))).not.toEqual([]);
});

it.each(sentences.filter(isSaidByGraphql))(
  'Its mend stands in schema/README.md: %s',
  (sentence) => {
    expect(rows.filter((row) => beginsAs(sentence, row))).not.toEqual([]);
  },
);
