import { cpSync, mkdtempSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeEach, expect, it } from 'vitest';
import { cmsFolder } from '../../../../tests/support/buildApi';
import { readSamples } from './readSamples';

const folder = mkdtempSync(join(tmpdir(), 'samples-'));
const course = 'course/nghiep-vu-kiem-toan-noi-bo/02-kiem-toan-noi-bo-can-ban.md';

beforeEach(() => {
  rmSync(folder, { recursive: true });
  const filter = (path: string) => !path.endsWith('.pdf');
  cpSync(join(cmsFolder, 'sample'), folder, { recursive: true, filter });
});
afterAll(() => rmSync(folder, { recursive: true }));

function edit(file: string, pattern: RegExp | string, replacement: string): void {
  const path = join(folder, file);
  writeFileSync(path, readFileSync(path, 'utf8').replace(pattern, replacement));
}

it('reports the file of a mistake', () => {
  edit(course, 'price:', 'prise:');
  expect(() => readSamples(folder)).toThrow(`cms/sample/${course}: `);
});

it('reports the record of a mistake', () => {
  edit('news-category.yaml', 'name: Hội viên', 'nam: Hội viên');
  expect(() => readSamples(folder)).toThrow('cms/sample/news-category.yaml, record 4: ');
});

it('rejects one record in place of a list', () => {
  writeFileSync(join(folder, 'discount.yaml'), 'code: ABC\n');
  expect(() => readSamples(folder)).toThrow('cms/sample/discount.yaml: the file must be a list');
});

it('rejects a person without a biography', () => {
  edit('people.yaml', 'biography:', 'life:');
  expect(() => readSamples(folder)).toThrow(/people.yaml: .*thuHa.biography is a required field/);
});

it('rejects a file that is not named after its slug', () => {
  edit(course, 'slug: kiem', 'slug: kiem-tra');
  expect(() => readSamples(folder)).toThrow(`cms/sample/${course}: the name must end in its slug`);
});

it.each([
  ['category', 'news-post/hoi-vien', 'news-post/hoi-viens', 'Nothing reads cms/sample/news-post/'],
  ['type', 'collections/partner.yaml', 'collections/friend.yaml', 'no content type "friend"'],
  ['page', 'single-page/trang-cia.yaml', 'single-page/trang-ica.yaml', 'trang-cia.yaml: ENOENT'],
])('rejects samples of an unknown %s', (_what, name, misspelt, message) => {
  renameSync(join(folder, name), join(folder, misspelt));
  expect(() => readSamples(folder)).toThrow(message);
});

it('accepts a new collection without any code', () => {
  writeFileSync(join(folder, 'collections', 'course-category.yaml'), '- { name: a, slug: b }\n');
  expect(readSamples(folder).collections['api::course-category.course-category']).toEqual([
    { name: 'a', slug: 'b' },
  ]);
});
