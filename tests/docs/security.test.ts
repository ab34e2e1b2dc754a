import { existsSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';

const root = fileURLToPath(new URL('../..', import.meta.url));
const text = readFileSync(`${root}/docs/security.md`, 'utf8');

const requirements = [...text.matchAll(/^\| (\d+\.\d+\.\d+) \| (.+?) \| (.*?) ?\|$/gm)].map(
  ([, id = '', metBy = '', tests = '']) => ({ id, metBy, tests }),
);

/** Requirements of levels 1 and 2 in the chapters 1 to 17 of ASVS 5.0.0. */
const counts = [27, 11, 19, 10, 9, 35, 18, 7, 7, 29, 14, 9, 13, 9, 13, 16, 7];

describe('the checklist of OWASP ASVS 5.0', () => {
  it('lists every requirement of levels 1 and 2 once', () => {
    const ids = requirements.map(({ id }) => id);
    expect(ids).toEqual([...new Set(ids)]);
    const found = counts.map((_, index) => ids.filter((id) => id.startsWith(`${index + 1}.`)));
    expect(found.map(({ length }) => length)).toEqual(counts);
  });

  it('names tests that exist', () => {
    const named = requirements.flatMap(({ tests }) => tests.match(/[^`,\s]+/g) ?? []);
    expect(named.filter((file) => !existsSync(`${root}/${file}`))).toEqual([]);
  });

  it('lists the unmet requirements at its head', () => {
    const notMet = requirements.filter(({ metBy }) => /\*\*not met\*\*/i.test(metBy));
    const listed = /^Not met, for the reason given there: ([\d., \n]+)\.\n/m.exec(text)?.[1];
    expect(listed?.split(/,\s+/)).toEqual(notMet.map(({ id }) => id));
  });
});
