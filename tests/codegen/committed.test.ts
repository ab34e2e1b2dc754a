import { expect, it } from 'vitest';
import config from '../../codegen';
import { createCheck, readContract, settingsOf } from 'rest-contract/testing';

it('generates the files that are committed', async () => {
  const settings = settingsOf(config);
  expect(await createCheck(settings)(await readContract(settings))).toEqual([]);
});
