import { cpSync, mkdtempSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeEach, expect, it } from 'vitest';
import { readContent, readMembers } from './readSamples';

const folder = mkdtempSync(join(tmpdir(), 'samples-'));
const original = join(__dirname, '..', '..', 'sample');
const service = 'content/service.md';
const lessons = 'content/lessons/tu-danh-gia-kiem-soat';

beforeEach(() => {
  rmSync(folder, { recursive: true });
  const filter = (path: string) => !/\.(?:mp4|pdf|xlsx)$/.test(path);
  cpSync(original, folder, { recursive: true, filter });
});
afterAll(() => rmSync(folder, { recursive: true }));

function edit(file: string, change: (text: string) => string): void {
  const path = join(folder, file);
  writeFileSync(path, change(readFileSync(path, 'utf8')));
}

it('reads records with a text in the order of the file, lists and single records by type', () => {
  const samples = readContent(folder);
  const [first] = samples.filter(({ type }) => type === 'service');
  expect(first).toMatchObject({
    name: 'cms/sample/content/service.md, record 1',
    fields: { slug: 'danh-gia-chat-luong-kiem-toan-noi-bo', text: expect.stringContaining('## ') },
  });
  const discounts = samples.filter(({ type }) => type === 'discount');
  expect(discounts.map(({ fields }) => fields.code)).toContain('CHAOMUNG');
  expect(samples.filter(({ type }) => type === 'home-page')).toHaveLength(1);
});

it('adds the lessons and the exam to their course, in the order of the files', () => {
  const { fields } = readContent(folder).find(
    ({ type, fields }) => type === 'course' && fields.slug === 'tu-danh-gia-kiem-soat',
  )!;
  const [first, second] = fields.lessons as object[];
  expect(first).toMatchObject({
    key: 'khi-nao-nen-tu-danh-gia',
    isSample: true,
    body: expect.stringContaining('## '),
  });
  expect(second).toMatchObject({
    key: 'thiet-ke-bang-hoi',
    exercises: [{ file: 'bai-tap-bang-hoi-tu-danh-gia.xlsx', name: 'Bảng hỏi tự đánh giá' }],
  });
  expect(second).not.toHaveProperty('exercise');
  expect(fields.exam).toMatchObject({ questionCount: 19 });
});

it('refuses lessons without their course', () => {
  renameSync(join(folder, lessons), join(folder, 'content/lessons/khong-co'));
  expect(() => readContent(folder)).toThrow('cms/sample/content/lessons/khong-co: no such course');
});

it('ignores another system’s line ends', () => {
  const before = [readContent(folder), readMembers(folder)];
  for (const file of [service, 'content/lists.yaml', 'members/orders.csv']) {
    edit(file, (text) => text.replaceAll('\n', '\r\n'));
  }
  expect([readContent(folder), readMembers(folder)]).toEqual(before);
});

it.each([
  ['text before the first record', service, /^/, 'Một.\n', 'service.md: each record is fields'],
  ['front matter that does not end', service, /\n---\n\n/, '\n\n', 'each record is fields'],
  ['a repeated field', service, /^slug/m, 'slug: a\nslug', 'service.md, record 1: YAMLParseError'],
  [
    'text before a lesson',
    `${lessons}/01-khi-nao-nen-tu-danh-gia.md`,
    /^/,
    'Một.\n',
    '01-khi-nao-nen-tu-danh-gia.md: a lesson is fields',
  ],
  [
    'a broken exam',
    `${lessons}/exam.yaml`,
    /minutes:/,
    'minutes',
    'tu-danh-gia-kiem-soat/exam.yaml: ',
  ],
  ['a broken list', 'content/lists.yaml', /name:/, 'name', 'cms/sample/content/lists.yaml: '],
  [
    'a misspelt column',
    'members/orders.csv',
    /^placed/,
    'place',
    'orders.csv: the columns must be',
  ],
  ['a missing cell', 'members/orders.csv', /,\n/, '\n', 'orders.csv: '],
])('reports the file of a mistake: %s', (_what, file, from, to, message) => {
  edit(file, (text) => text.replace(from, to));
  expect(() => [readContent(folder), readMembers(folder)]).toThrow(message);
});
