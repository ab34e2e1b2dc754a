import { spawnSync } from 'node:child_process';
import { expect, it } from 'vitest';
import { root } from './lib/run.mjs';

const create = (...words) =>
  spawnSync(process.execPath, [`${root}/scripts/admin.mjs`, ...words], { encoding: 'utf8' });

it.each([
  [],
  ['create'],
  ['delete', 'an@vien.example'],
  ['create', 'an@vien.example', 'Cau-Long-Bien-26'],
  ['create', 'an@vien.example', '--password', 'Cau-Long-Bien-26'],
  ['create', 'an@vien.example', '--force'],
  ['create', 'an@vien.example', '--force', '--reason', 'x'],
  ['create', 'an@vien.example', '--reason', 'Người thứ hai'],
])('explains its arguments instead of accepting %s %s %s %s', (...words) => {
  const { status, stderr } = create(...words);
  expect([status, stderr.split(' <')[0]]).toEqual([2, 'Usage: admin create']);
});
