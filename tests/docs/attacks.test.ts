import { existsSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { expect, it } from 'vitest';

const root = fileURLToPath(new URL('../..', import.meta.url));
const rows = readFileSync(`${root}/docs/attacks.md`, 'utf8')
  .split('\n')
  .flatMap((line) => {
    const [, number = '', attack = '', tests = ''] =
      /^\| (.*?) \| (.*?) \| (.* › .*) \|$/.exec(line) ?? [];
    return tests ? [{ number, attack, tests: tests.split('<br>') }] : [];
  });

it('lists each of the numbered attacks once', () => {
  const numbers = rows.flatMap(({ number }) => (number ? [Number(number)] : []));
  expect(numbers).toEqual(Array.from({ length: 104 }, (_, index) => index + 1));
});

it('names tests that exist', () => {
  const missing = rows
    .flatMap(({ tests }) => tests)
    .filter((test) => {
      const [, file = '', title = ''] = /^`(.+?)` › (.+)$/.exec(test) ?? [];
      const path = `${root}/${file}`;
      return title === '' || !existsSync(path) || !readFileSync(path, 'utf8').includes(title);
    });
  expect(missing).toEqual([]);
});
