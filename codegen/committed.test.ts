import { expect, it } from 'vitest';
import { config } from '../codegen';
import { createGenerator } from './make';
import { differences } from './output';
import { readContract } from './readContract';
import { ownFolders, settingsOf } from './settings';

it('makes the files that are committed', async () => {
  const settings = settingsOf(config);
  const made = await createGenerator(settings)(await readContract(settings), { strict: true });
  const { write, remove, foreign } = await differences(made, ownFolders(settings));
  expect(write.map(({ filename }) => filename)).toEqual([]);
  expect([...remove, ...foreign]).toEqual([]);
  expect(made.warnings).toEqual([]);
});
