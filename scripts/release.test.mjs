import { spawnSync } from 'node:child_process';
import { expect, it } from 'vitest';
import { root } from './lib/run.mjs';

it.each([
  ['--help', 0],
  ['--fats', 2],
])('explains its use instead of building with %s', (word, code) => {
  const words = [`${root}/scripts/release.mjs`, word];
  const { status, stdout, stderr } = spawnSync(process.execPath, words, { encoding: 'utf8' });
  expect([status, stdout + stderr]).toEqual([
    code,
    expect.stringContaining('Usage: npm run release'),
  ]);
});
