import { execFileSync } from 'node:child_process';
import { readdirSync, readFileSync } from 'node:fs';
import { expect, it } from 'vitest';

const folder = 'docs/decisions';
const files = readdirSync(folder).filter((name) => name !== 'README.md');
const numbers = new Set(files.map((name) => name.slice(0, 4)));
const read = (path: string) => readFileSync(path, 'utf8');
const index = read(`${folder}/README.md`);

const toFileName = (title: string) =>
  `${title
    .toLowerCase()
    .replaceAll("'", '')
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/-$/, '')}.md`;

it('gives every number to one decision', () => {
  expect(numbers.size).toBe(files.length);
});

it.each(files)('names %s after its title', (file) => {
  const [, title = ''] =
    /^# (.+)\n\nDate: \d{4}-\d\d-\d\d · Status: \w/.exec(read(`${folder}/${file}`)) ?? [];
  expect(toFileName(title)).toBe(file);
});

it.each(files)('lists %s once in the index, marked if superseded', (file) => {
  const [heading = '', , status = ''] = read(`${folder}/${file}`).split('\n');
  const [, superseded = ''] = /Status: (superseded by \d{4})/.exec(status) ?? [];
  const line = `- [${heading.slice(2)}](${file})${superseded && ` (${superseded})`}`;
  expect(index.split('\n').filter((entry) => entry.includes(`(${file})`))).toEqual([line]);
});

it('links only to decisions that exist', () => {
  const linked = [...index.matchAll(/\((\d{4}-[^)]+)\)/g)].map(([, file = '']) => file);
  const references = execFileSync(
    'git',
    [
      'grep',
      '-hoIE',
      'decisions?/?[ (]*0[0-9]{3}(, 0[0-9]{3})*(-[a-z0-9-]+\\.md)?',
      '--',
      '.',
      `:!${folder}`,
    ],
    { encoding: 'utf8' },
  );
  const records = files.flatMap(
    (file) => read(`${folder}/${file}`).match(/\]\(\d{4}-[^)]+/g) ?? [],
  );
  const checklist = read('docs/security.md').match(/(?<![\w/.-])0[01]\d\d(?![\w-])/g) ?? [];
  const mentioned = [references, ...records, ...checklist].join('\n');
  const named = mentioned.match(/\d{4}-[a-z0-9-]+\.md/g) ?? [];
  const cited = mentioned.match(/(?<!\d)0\d{3}(?!\d)/g) ?? [];

  expect(cited.length).toBeGreaterThan(50);
  expect([...linked, ...named].filter((file) => !files.includes(file))).toEqual([]);
  expect(cited.filter((number) => !numbers.has(number))).toEqual([]);
});
