import { execFileSync } from 'node:child_process';
import { readdirSync } from 'node:fs';
import { expect, it } from 'vitest';

const folder = 'bench/changes';
const patches = readdirSync(folder).filter((name) => name.endsWith('.patch'));

it('finds the changes that `npm run bench files` counts', () => {
  expect(patches.length).toBeGreaterThan(4);
});

it.each(patches)('applies %s', (patch) => {
  expect(() =>
    execFileSync('git', ['apply', '--check', `${folder}/${patch}`], { stdio: 'pipe' }),
  ).not.toThrow();
});
