import { existsSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';
import { samples } from '../../../../tests/support/samples';
import { countWords, toBlocks } from '../blocks';
import type { MemberBenefit, Partner, Service } from '../../generated/types';
import type { PageSource, SectionSource } from './pageRules';
import type { SampleOf } from './sampleOf';
import type { Article } from './sources';

const { collections, courseCategories, courses, documents, homePage, pages, seminars } = samples;
const memberBenefits = collections[
  'api::member-benefit.member-benefit'
] as readonly SampleOf<MemberBenefit>[];
const partners = collections['api::partner.partner'] as readonly SampleOf<Partner>[];
const services = collections['api::service.service'] as readonly Article<Service>[];
const topicalRequirements = samples.standards['yeu-cau-theo-chu-de'] ?? [];
const all = Object.entries(pages);
const slugsOf = (list: readonly { slug: string }[]) => list.map(({ slug }) => slug);
const courseSlugs = slugsOf(Object.values(courses).flat());
const documentSlugs = slugsOf(Object.values(documents).flat());

const known = new Set([
  '/bang-cap',
  '/bang-cap/bang-cap-cua-iia',
  '/bang-cap/cach-thuc-dat-chung-nhan',
  '/bang-cap/cia-chung-chi-kiem-toan-vien-noi-bo',
  '/bang-cap/crma-chung-chi-djam-bao-quan-ly-rui-ro',
  '/bang-cap/iap-chung-chi-hanh-nghe-kiem-toan-noi-bo',
  '/bang-cap/xac-minh-tinh-trang-chung-chi',
  '/bang-cap/yeu-cau-cpe',
  '/chinh-sach-bao-mat',
  '/chinh-sach-hoan-tien',
  '/dang-ky',
  '/dieu-khoan-su-dung',
  '/gia-nhap-iia',
  '/hoi-thao',
  '/khoa-hoc',
  '/lien-he',
  '/loi-ich-hoi-vien',
  '/tai-lieu',
  '/tieu-chuan',
  '/tin-tuc',
  ...courseCategories.map(({ slug }) => `/khoa-hoc?danh-muc=${slug}`),
  ...courseSlugs.map((slug) => `/khoa-hoc/${slug}`),
]);

const textOf = (page: PageSource) => JSON.stringify(page);
const ofKind = <Kind extends SectionSource['kind']>({ sections }: PageSource, kind: Kind) =>
  sections.filter(
    (section): section is Extract<SectionSource, { kind: Kind }> => section.kind === kind,
  );

describe.each(all)('%s', (_name, page) => {
  it('is complete, with a summary short enough for a list', () => {
    expect(countWords(textOf(page))).toBeGreaterThan(300);
    expect(page.summary.length).toBeGreaterThanOrEqual(60);
    expect(page.summary.length).toBeLessThanOrEqual(180);
    expect(textOf(page)).not.toMatch(/\b[Bb]ạn\b|quý vị|quý khách|quý hội viên/);
  });

  it('has text, questions and a call to action', () => {
    expect(ofKind(page, 'text').length).toBeGreaterThanOrEqual(1);
    expect(ofKind(page, 'faq')[0]?.entries.length).toBeGreaterThanOrEqual(3);
    expect(ofKind(page, 'call-to-action')).toHaveLength(1);
    for (const { body } of ofKind(page, 'text')) expect(toBlocks(body).length).toBeGreaterThan(0);
  });

  it('fills every cell of its tables', () => {
    for (const { columns, rows } of ofKind(page, 'table')) {
      const count = columns.split('|').length;
      for (const row of rows) {
        const cells = row.split('|').map((cell) => cell.trim());
        expect(cells).toHaveLength(count);
        expect(cells.every(Boolean)).toBe(true);
      }
    }
  });

  it('links to existing pages and files', () => {
    const links = [...textOf(page).matchAll(/\]\((\/[^)]*)\)/g)].map(([, url]) => url ?? '');
    const urls = [...links, ...ofKind(page, 'call-to-action').map(({ url }) => url)];
    expect(urls.filter((url) => !known.has(url))).toEqual([]);
    for (const { downloads } of ofKind(page, 'downloads')) {
      for (const [, file] of downloads) {
        const path = new URL(`../../../sample/files/${file}`, import.meta.url);
        expect(existsSync(fileURLToPath(path))).toBe(true);
      }
    }
  });
});

describe('the facts of certification', () => {
  it('matches the CIA syllabus of 2025', () => {
    const [exam, syllabus] = ofKind(pages['trang-cia'], 'table');
    expect(exam?.rows.map((row) => row.match(/\d+ (câu|phút)/g)?.join(', '))).toEqual([
      '125 câu, 150 phút',
      '100 câu, 120 phút',
      '100 câu, 120 phút',
    ]);
    expect(exam?.rows.every((row) => row.endsWith('600 trên thang 250–750'))).toBe(true);
    for (const part of ['Phần 1', 'Phần 2', 'Phần 3']) {
      const shares = syllabus?.rows.filter((row) => row.startsWith(part)) ?? [];
      expect(shares.reduce((sum, row) => sum + parseInt(row.split('|')[2] ?? '', 10), 0)).toBe(100);
    }
  });

  it('includes one exam for the IAP and the first part of the CIA', () => {
    const [ciaExam, ciaSyllabus] = ofKind(pages['trang-cia'], 'table');
    const [iapExam, iapSyllabus] = ofKind(pages['trang-iap'], 'table');
    const iap = iapExam?.rows.join(' ');
    for (const figure of ciaExam?.rows[0]?.match(/\d+ (câu|phút)/g) ?? ['missing']) {
      expect(iap).toContain(figure);
    }
    const shares = (rows: readonly string[] = []) => rows.map((row) => /\d+%/.exec(row)?.[0]);
    expect(shares(iapSyllabus?.rows)).toEqual(
      shares(ciaSyllabus?.rows.filter((row) => row.startsWith('Phần 1'))),
    );
  });

  it('dates the Topical Requirements as the IIA does', () => {
    const days = topicalRequirements.map(({ summary }) => summary.match(/\d{2}\/\d{2}\/\d{4}/g));
    expect(days).toEqual([
      ['05/02/2025', '05/02/2026'],
      ['15/09/2025', '15/09/2026'],
      ['15/12/2025', '15/12/2026'],
    ]);
  });

  it('requires 40, 20 and 20 CPE hours a year', () => {
    const [hours] = ofKind(pages['trang-yeu-cau-cpe'], 'table');
    const required = hours?.rows.map((row) => row.split('|').slice(0, 3).join('|').trim());
    expect(required?.slice(0, 3)).toEqual([
      'CIA | 40 giờ | 2 giờ',
      'CRMA | 20 giờ | 2 giờ',
      'IAP (từ năm 2026) | 20 giờ | 2 giờ',
    ]);
  });
});

describe('the lists of the institute', () => {
  it('has the promised size and unique names', () => {
    for (const [names, count] of [
      [memberBenefits.map(({ title }) => title), 8],
      [partners.map(({ name }) => name), 10],
      [slugsOf(services), 6],
    ] as const) {
      expect(new Set<string>(names).size).toBe(count);
      expect(names).toHaveLength(count);
    }
  });

  it.each(services.map((service) => [service.slug, service] as const))(
    'has a description: %s',
    (_slug, { body, summary }) => {
      expect(countWords(body)).toBeGreaterThan(100);
      expect(summary.length).toBeLessThanOrEqual(180);
      expect(() => toBlocks(body)).not.toThrow();
    },
  );

  it('links to existing pages', () => {
    const urls = [...memberBenefits, ...homePage.highlights].flatMap(({ url }) => url ?? []);
    expect(urls.filter((url) => !known.has(url))).toEqual([]);
  });

  it('has the content of the home page', () => {
    expect(courseSlugs).toEqual(expect.arrayContaining([...homePage.courses]));
    expect(documentSlugs).toEqual(expect.arrayContaining([...homePage.documents]));
    expect(slugsOf(seminars)).toEqual(expect.arrayContaining([...homePage.seminars]));
  });
});
