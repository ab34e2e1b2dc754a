import { expect, it } from 'vitest';
import config from '../codegen';
import { readContract } from './readContract';
import { settingsOf } from './settings';
import { createCheck } from './testing/generate';

it('generates the files that are committed', async () => {
  const settings = settingsOf(config);
  expect(await createCheck(settings)(await readContract(settings))).toEqual([]);
});
