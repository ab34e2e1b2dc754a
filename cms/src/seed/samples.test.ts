import { readdirSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { parse } from 'yaml';
import { singlePagePaths } from '../generated/content';
import { toBlocks } from './blocks';
import { momentOf } from './moments';
import { readContent } from './readSamples';
import { sizeOfSvg } from './SampleFiles';

// Strapi's rich text validator, which its package does not export.
const { blocksValidator } = createRequire(import.meta.url)(
  '../../node_modules/@strapi/core/dist/services/entity-validator/blocks-validator.js',
) as { blocksValidator: () => { validateSync: (value: unknown, options: object) => unknown } };

interface Section {
  kind: string;
  body?: string;
  columns: string;
  rows: string[];
  entries: unknown[];
  downloads: [title: string, file: string][];
}

interface Option {
  key: string;
  price?: number;
}

/** The fields that the tests read. */
interface Fields {
  [name: string]: unknown;
  type: string;
  slug: string;
  title: string;
  code: string;
  category: string;
  summary: string;
  text: string;
  price: number;
  memberPrice?: number;
  startAt?: string;
  endAt?: string;
  capacity?: number;
  hours: number;
  cpeHours: number;
  outline: unknown[];
  instructors: string[];
  publishedOn: string;
  orderOptionGroup?: { options: Option[] }[];
  sections: Section[];
}

const folder = join(__dirname, '..', '..', 'sample');
const samples = readContent(folder).map(({ type, fields }) => ({ ...fields, type }) as Fields);
const of = (type: string) => samples.filter((fields) => fields.type === type);
const [courses, documents, seminars] = ['course', 'document', 'seminar'].map(of) as [
  Fields[],
  Fields[],
  Fields[],
];
const items = [...courses, ...documents, ...seminars];
const news = of('news-post');
const standards = of('standard-page');
const pages = singlePagePaths.flatMap((path) => of(path));
const VIETNAMESE_MARK = /[ăâđêôơưàáảãạằắẳẵặầấẩẫậèéẻẽẹềếểễệìíỉĩịòóỏõọồốổỗộờớởỡợùúủũụừứửữựỳýỷỹỵ]/i;
const days = ['2026-11-21', '2026-11-22', '2026-11-23', '2027-02-28', '2028-02-29', '2028-12-31'];
const noonOf = (day: string) => new Date(`${day}T12:00:00+07:00`);

/** Without marks and addresses. */
const countWords = (text: string) =>
  text.replace(/\]\([^)]*\)/g, ' ').match(/[\p{L}\p{N}]+/gu)?.length ?? 0;

/** Paths of the site that samples may link to, besides those of records. */
const sitePaths = `
  /bang-cap
  /bang-cap/bang-cap-cua-iia
  /bang-cap/cach-thuc-dat-chung-nhan
  /bang-cap/cia-chung-chi-kiem-toan-vien-noi-bo
  /bang-cap/crma-chung-chi-djam-bao-quan-ly-rui-ro
  /bang-cap/iap-chung-chi-hanh-nghe-kiem-toan-noi-bo
  /bang-cap/xac-minh-tinh-trang-chung-chi
  /bang-cap/yeu-cau-cpe
  /chinh-sach-bao-mat
  /chinh-sach-hoan-tien
  /dang-ky
  /dieu-khoan-su-dung
  /gia-nhap-iia
  /hoi-thao
  /khoa-hoc
  /lien-he
  /loi-ich-hoi-vien
  /tai-lieu
  /tieu-chuan
  /tin-tuc
  /ve-chung-toi/cac-phong-ban-chuc-nang
  /ve-chung-toi/hoi-dong-quan-tri
  /ve-chung-toi/hoi-dong-sang-lap`;
const known = new Set([
  ...sitePaths.trim().split(/\s+/),
  ...of('course-category').map(({ slug }) => `/khoa-hoc?danh-muc=${slug}`),
  ...courses.map(({ slug }) => `/khoa-hoc/${slug}`),
  ...documents.map(({ slug }) => `/tai-lieu/${slug}`),
  ...seminars.map(({ slug }) => `/hoi-thao/${slug}`),
  ...of('about-page').map(({ slug }) => `/ve-chung-toi/${slug}`),
  ...standards.map(({ slug }) => `/tieu-chuan/${slug}`),
  ...news.map(({ category, slug }) => `/tin-tuc/${category}/${slug}`),
]);

it('has the promised number of records', () => {
  const counts: Record<string, number> = {};
  for (const { type } of samples) counts[type] = (counts[type] ?? 0) + 1;
  const single = [...singlePagePaths, 'company-information', 'home-page', 'membership-setting'];
  expect(counts).toEqual({
    ...Object.fromEntries(single.map((type) => [type, 1])),
    'quantity-discount-rule': 1,
    'about-page': 7,
    'co-manager': 16,
    'course-category': 5,
    course: 25,
    discount: 5,
    'document-category': 4,
    document: 18,
    'member-benefit': 8,
    'news-category': 5,
    'news-post': 32,
    partner: 10,
    seminar: 10,
    service: 6,
    'standard-list': 4,
    'standard-page': 30,
    'user-renew-price': 9,
  });
});

it('gives every record of a type a unique slug, title and code', () => {
  for (const type of new Set(samples.map((fields) => fields.type))) {
    for (const name of ['slug', 'title', 'code']) {
      const values = of(type).flatMap((fields) => fields[name] ?? []);
      expect(new Set(values).size, `${type} ${name}`).toBe(values.length);
    }
  }
  expect(new Set(items.map(({ slug }) => slug)).size).toBe(items.length);
});

it('links to existing pages and files only, and uses every file', () => {
  const text = JSON.stringify(samples);
  const links = [...text.matchAll(/(?:\]\(|"url":")(\/[^)"]*)/g)].map(([, url = '']) => url);
  expect(links.filter((url) => !known.has(url))).toEqual([]);
  const files = [...text.matchAll(/"([\w-]+\.pdf)"/g)].map(([, file]) => file);
  const found = readdirSync(join(folder, 'files'));
  expect(new Set(files)).toEqual(new Set(found));
  for (const file of found) {
    expect(readFileSync(join(folder, 'files', file)).toString('latin1', 0, 5), file).toBe('%PDF-');
  }
});

it('describes each picture, and uses every one', () => {
  const used = [...JSON.stringify(samples).matchAll(/"([\w-]+\.svg)"/g)].map(([, file]) => file);
  const texts = parse(readFileSync(join(folder, 'pictures.yaml'), 'utf8')) as object;
  const found = readdirSync(join(folder, 'pictures'));
  expect(new Set(used)).toEqual(new Set(found));
  expect(Object.keys(texts).sort()).toEqual(found.sort());
  for (const file of found) {
    const svg = readFileSync(join(folder, 'pictures', file), 'utf8');
    expect(sizeOfSvg(svg).width, file).toBeGreaterThan(100);
    expect(svg.length, file).toBeLessThan(60_000);
    // Served with a policy that allows neither.
    expect(svg, file).not.toMatch(/<script|<style|style=/);
  }
});

it.each([
  ['course', 250],
  ['document', 250],
  ['seminar', 250],
  ['service', 101],
  ['about-page', 80],
  ['news-post', 80],
  ['standard-page', 80],
  ['co-manager', 30],
])('meets the editorial rules: %s', (type, fewestWords) => {
  for (const { slug, text, title, name, summary } of of(type)) {
    expect(slug).toMatch(/^[a-z0-9]+(-[a-z0-9]+)*$/);
    const heading = String(title ?? name);
    expect(heading, slug).toMatch(VIETNAMESE_MARK);
    expect(heading.length, slug).toBeLessThanOrEqual(100);
    expect(countWords(text), slug).toBeGreaterThanOrEqual(fewestWords);
    expect(countWords(text), slug).toBeLessThanOrEqual(600);
    expect(text, slug).not.toMatch(/\b(bạn|quý vị)\b/i);
    const blocks = toBlocks(text);
    blocksValidator().validateSync(blocks, { strict: true });
    expect(JSON.stringify(blocks), slug).not.toMatch(/\*\*|\]\(/);
    if (type === 'co-manager') continue;
    expectSummary(summary);
    const kinds = blocks.map((block) => block.type);
    expect(kinds, slug).toEqual(expect.arrayContaining(['paragraph', 'heading']));
  }
});

function expectSummary(summary: string): void {
  expect(summary.length, summary).toBeGreaterThanOrEqual(60);
  expect(summary.length, summary).toBeLessThanOrEqual(180);
}

describe('courses, documents and seminars', () => {
  it('has prices in whole thousands, never higher for members, and some are free', () => {
    for (const { slug, price, memberPrice, orderOptionGroup: groups = [] } of items) {
      const options = groups.flatMap((group) => group.options);
      const prices = [price, memberPrice ?? 0, ...options.map((option) => option.price ?? 0)];
      for (const each of prices) expect(each % 1000, slug).toBe(0);
      expect(memberPrice ?? price - 1, slug).toBeLessThan(Math.max(price, 1));
      expect(new Set(options.map(({ key }) => key)).size).toBe(options.length);
      if (options.length > 0) expect(items).not.toHaveProperty('capacity');
    }
    for (const list of [courses, documents, seminars]) {
      expect(list.some(({ price }) => price === 0)).toBe(true);
    }
  });

  it.each(days)('keeps events past or future when seeded on %s', (day) => {
    const now = noonOf(day);
    for (const { slug, startAt, endAt } of [...courses, ...seminars]) {
      if (!startAt || !endAt) continue;
      expect(momentOf(startAt, now) < momentOf(endAt, now), slug).toBe(true);
      const isPast = startAt.startsWith('-');
      expect(momentOf(isPast ? endAt : startAt, now) < now, slug).toBe(isPast);
    }
    expect(courses.filter(({ startAt }) => startAt?.startsWith('-'))).toEqual([]);
    expect(seminars.filter(({ startAt }) => startAt?.startsWith('-'))).toHaveLength(4);
    const newsDays = news.map(({ publishedOn }) => momentOf(publishedOn, now).getTime());
    expect(new Set(newsDays).size).toBe(news.length);
    expect(Math.max(...newsDays)).toBeLessThan(now.getTime());
    expect(Math.min(...newsDays)).toBeGreaterThan(now.getTime() - 548 * 86_400_000);
  });

  it('gives every course the schedule, teachers and outline it needs', () => {
    for (const { code, format, startAt, capacity, ...course } of courses) {
      expect([1, 2, 3], code).toContain(course.instructors.length);
      expect([4, 5, 6, 7, 8], code).toContain(course.outline.length);
      expect(course.cpeHours, code).toBeLessThanOrEqual(course.hours);
      expect(startAt === undefined, code).toBe(format === 'self-paced');
      expect(capacity === undefined, code).toBe(format === 'self-paced');
    }
    expect(new Set(courses.map(({ format }) => format)).size).toBe(4);
    expect(new Set(courses.map(({ level }) => level)).size).toBe(3);
    expect(courses.filter(({ featured }) => featured).length).toBeGreaterThanOrEqual(4);
  });
});

const ofKind = (page: Fields, kind: string) => page.sections.filter((each) => each.kind === kind);

it.each(pages.map((page) => [page.type, page] as const))('has a complete page: %s', (_, page) => {
  const text = JSON.stringify(page);
  expect(countWords(text)).toBeGreaterThan(300);
  expectSummary(page.summary);
  expect(text).not.toMatch(/\b[Bb]ạn\b|quý vị|quý khách|quý hội viên/);
  expect(ofKind(page, 'text').length).toBeGreaterThanOrEqual(1);
  expect(ofKind(page, 'faq')[0]?.entries.length).toBeGreaterThanOrEqual(3);
  expect(ofKind(page, 'call-to-action')).toHaveLength(1);
  for (const { columns, rows } of ofKind(page, 'table')) {
    for (const row of rows) {
      const cells = row.split('|').map((cell) => cell.trim());
      expect(cells).toHaveLength(columns.split('|').length);
      expect(cells.every(Boolean)).toBe(true);
    }
  }
});

describe('facts', () => {
  const tables = (page: string) => of(page).flatMap((fields) => ofKind(fields, 'table'));
  const examFigures = (row = 'missing') => row.match(/\d+ (câu|phút)/g)?.join(', ');
  const shares = (rows: readonly string[]) =>
    rows.map((row) => parseInt(row.split('|').at(-1)!, 10));

  it('describes the CIA by its syllabus of 2025, and the IAP as its first part', () => {
    const [exam, syllabus] = tables('trang-cia');
    const [iapExam, iapSyllabus] = tables('trang-iap');
    expect(exam?.rows.map(examFigures)).toEqual([
      '125 câu, 150 phút',
      '100 câu, 120 phút',
      '100 câu, 120 phút',
    ]);
    expect(exam?.rows.every((row) => row.endsWith('600 trên thang 250–750'))).toBe(true);
    for (const part of ['Phần 1', 'Phần 2', 'Phần 3']) {
      const rows = syllabus?.rows.filter((row) => row.startsWith(part)) ?? [];
      expect(shares(rows).reduce((sum, share) => sum + share, 0)).toBe(100);
    }
    for (const figure of examFigures(exam?.rows[0])?.split(', ') ?? ['missing']) {
      expect(iapExam?.rows.join(' ')).toContain(figure);
    }
    const ofFirstPart = syllabus?.rows.filter((row) => row.startsWith('Phần 1'));
    const percents = (rows: string[] = []) => rows.map((row) => /\d+%/.exec(row)?.[0]);
    expect(percents(iapSyllabus?.rows)).toEqual(percents(ofFirstPart));
  });

  it('requires 40, 20 and 20 CPE hours a year, 2 of them in ethics', () => {
    const [hours] = tables('trang-yeu-cau-cpe');
    const required = hours?.rows.map((row) => row.split('|').slice(0, 3).join('|').trim());
    expect(required?.slice(0, 3)).toEqual([
      'CIA | 40 giờ | 2 giờ',
      'CRMA | 20 giờ | 2 giờ',
      'IAP (từ năm 2026) | 20 giờ | 2 giờ',
    ]);
  });

  it('lists the domains and principles of the Standards in order, with all 52 standards', () => {
    const list = 'chuan-muc-kiem-toan-noi-bo-toan-cau-2024';
    const global = standards.filter((page) => page.list === list);
    expect(global.map(({ code }) => code).join(' ')).toBe(
      'I II 1 2 3 4 5 III 6 7 8 IV 9 10 11 12 V 13 14 15',
    );
    const counts = global.flatMap(({ code, title, text }) => {
      expect(title).toContain(/^\d/.test(code) ? `Nguyên tắc ${code}:` : `Lĩnh vực ${code}:`);
      const numbers = [...text.matchAll(/^- \*\*Chuẩn mực (\d+\.\d+) – /gm)].map(([, one]) => one);
      expect(numbers).toEqual(numbers.map((_, index) => `${code}.${index + 1}`));
      return numbers.length > 0 ? numbers.length : [];
    });
    expect(counts).toEqual([3, 3, 2, 3, 2, 3, 2, 4, 5, 3, 5, 3, 6, 6, 2]);
  });

  it('dates the Topical Requirements as the IIA does', () => {
    const requirements = standards.filter((page) => page.list === 'yeu-cau-theo-chu-de');
    expect(requirements.map(({ summary }) => summary.match(/\d{2}\/\d{2}\/\d{4}/g))).toEqual([
      ['05/02/2025', '05/02/2026'],
      ['15/09/2025', '15/09/2026'],
      ['15/12/2025', '15/12/2026'],
    ]);
  });

  it('gives the institute a valid tax code and a bank account that fits a VietQR code', () => {
    const [company] = of('company-information');
    const digits = [...String(company?.taxCode)].map(Number);
    const weights = [31, 29, 23, 19, 17, 13, 7, 5, 3];
    const sum = weights.reduce((total, weight, index) => total + weight * (digits[index] ?? 0), 0);
    expect(digits).toHaveLength(10);
    expect(digits[9]).toBe(10 - (sum % 11));
    expect(company?.bankAccount).toMatchObject({
      bankBin: expect.stringMatching(/^9704\d{2}$/),
      accountNumber: expect.stringMatching(/^\d{6,19}$/),
      accountName: expect.stringMatching(/^[A-Z ]+$/),
    });
  });
});
