import { readdirSync } from 'node:fs';
import { expect, it } from 'vitest';
import { differences } from './make';

it('finds what is stale, new, or belongs no more', async () => {
  const made = {
    warnings: [],
    files: [
      { filename: 'codegen.ts', content: 'something else' },
      { filename: 'src/data/generated/operations/NotYetThere.ts', content: '' },
    ],
  };
  const { write, remove } = await differences(made);
  expect(write.map(({ filename }) => filename)).toEqual(made.files.map(({ filename }) => filename));
  const present = readdirSync('src/data/generated/operations');
  expect(remove).toContain(`src/data/generated/operations/${present[0]}`);
});
