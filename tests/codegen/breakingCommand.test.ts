import { execFileSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { cp, mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import config from '../../codegen';
import { breakingCommand, oldContract, settingsOf } from 'rest-contract/testing';

const settings = settingsOf(config);
let old: string;

beforeAll(async () => {
  old = await mkdtemp(join(tmpdir(), 'contract-'));
  await cp('schema', join(old, 'schema'), { recursive: true });
  for (const name of ['CourseCategories', 'CourseList']) {
    const path = `src/pages/course-list/${name}.graphql`;
    await cp(path, join(old, path));
  }
  const file = join(old, 'schema/catalogue.graphql');
  const text = await readFile(file, 'utf8');
  const changed = text
    .replace('  name: String!\n  slug', '  name: String!\n  icon: String\n  slug')
    .replace('path: "/course-categories?', 'path: "/categories?');
  await writeFile(file, changed);
});
afterAll(() => rm(old, { recursive: true }));

it('lists the breaking changes since the contract of a folder, with operations and screens', async () => {
  const { lines, ok } = await breakingCommand(old, settings);
  expect(ok).toBe(false);
  expect(lines).toEqual([
    'CourseCategory.icon was removed.',
    '  no operation of that version is affected',
    'Query.courseCategories moved from GET /categories to GET /course-categories.',
    `  operations: CourseCategories (${old}/src/pages/course-list/CourseCategories.graphql)`,
    '  screens: src/pages/course-list/CourseListPage.tsx',
    `2 breaking changes since ${old}.`,
  ]);
});

it.each([
  ['ABCDE', ''],
  ['ABCDEFG', ' and 2 more'],
])('lists five operations of %s%s, and no screens where there are none', async (names, more) => {
  const file = join(old, 'src/pages/course-list/CourseCategories.graphql');
  const text = await readFile(file, 'utf8');
  const queries = [...names].map(
    (name) =>
      `query ${name} { courseCategories @rest(path: "/course-categories") { documentId icon } }`,
  );
  await writeFile(file, queries.join('\n'));
  const { lines } = await breakingCommand(old, settings);
  await writeFile(file, text);
  const named = ['A', 'B', 'C', 'D', 'E'].map((name) => `${name} (${file})`).join(', ');
  expect(lines).toEqual([
    'CourseCategory.icon was removed.',
    `  operations: ${named}${more}`,
    'Query.courseCategories moved from GET /categories to GET /course-categories.',
    `  operations: ${named}${more}`,
    `2 breaking changes since ${old}.`,
  ]);
});

it('lists no screens for a project without screens', async () => {
  const { lines } = await breakingCommand(old, { ...settings, screens: undefined });
  expect(lines.join('\n')).toMatch(/operations: CourseCategories/);
  expect(lines.join('\n')).not.toMatch(/screens:/);
});

it('reports no breaking changes, or a single one', async () => {
  const folder = join(old, 'same');
  await cp('schema', join(folder, 'schema'), { recursive: true });
  expect(await breakingCommand(folder, settings)).toEqual({
    lines: [`There are no breaking changes since ${folder}.`],
    ok: true,
  });
  await writeFile(
    join(folder, 'schema/more.graphql'),
    'extend type CourseCategory { icon: String }',
  );
  expect((await breakingCommand(folder, settings)).lines.at(-1)).toBe(
    `1 breaking change since ${folder}.`,
  );
});

it.skipIf(!existsSync('.git'))('reads a contract from a git commit', async () => {
  const head = execFileSync('git', ['rev-parse', 'HEAD']).toString().trim();
  const { schema, operations } = await oldContract(head, settings);
  expect(schema.getQueryType()?.getFields()).toHaveProperty('courses');
  expect(operations.map(({ file }) => file)).toContain(
    'src/pages/course-list/CourseCategories.graphql',
  );
});

it('explains which version it cannot read', async () => {
  const folder = join(old, 'empty');
  await mkdir(folder);
  await expect(breakingCommand(folder, settings)).rejects.toThrow(
    `${folder} has no ${settings.schema}.`,
  );
  await expect(breakingCommand('no-such-version', settings)).rejects.toThrow(
    'no-such-version is neither a folder nor a Git commit',
  );
});
