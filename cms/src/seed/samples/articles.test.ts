import { createRequire } from 'node:module';
import { describe, expect, it } from 'vitest';
import { samples } from '../../../../tests/support/samples';
import { countWords, toBlocks } from '../blocks';
import { dayOf } from '../moments';
import type { AboutPage, CoManager } from '../../generated/types';
import type { SampleOf } from './sampleOf';
import type { Article } from './sources';

// Strapi's rich text validator, which its package does not export.
const { blocksValidator } = createRequire(import.meta.url)(
  '../../../node_modules/@strapi/core/dist/services/entity-validator/blocks-validator.js',
) as { blocksValidator: () => { validateSync: (value: unknown, options: object) => unknown } };

const { collections, courses, documents, news, newsCategories } = samples;
const { seminars, standardLists, standards } = samples;
const aboutPages = collections['api::about-page.about-page'] as readonly Article<AboutPage>[];
const coManagers = collections['api::co-manager.co-manager'] as readonly (SampleOf<CoManager> & {
  bio: string;
})[];
const allNews = Object.values(news).flat();
const allStandards = Object.values(standards).flat();
const articles = [...allNews, ...aboutPages, ...allStandards];
const VIETNAMESE_MARK = /[ăâđêôơưàáảãạằắẳẵặầấẩẫậèéẻẽẹềếểễệìíỉĩịòóỏõọồốổỗộờớởỡợùúủũụừứửữựỳýỷỹỵ]/i;
const ADDRESSES_OF_THE_READER = /\b(bạn|quý vị)\b/i;
const DAY = 86_400_000;

const pages = new Set([
  ...allNewsPaths(),
  ...Object.values(courses).flatMap((each) => each.map(({ slug }) => `/khoa-hoc/${slug}`)),
  ...Object.values(documents).flatMap((each) => each.map(({ slug }) => `/tai-lieu/${slug}`)),
  ...seminars.map(({ slug }) => `/hoi-thao/${slug}`),
  ...aboutPages.map(({ slug }) => `/ve-chung-toi/${slug}`),
  ...allStandards.map(({ slug }) => `/tieu-chuan/${slug}`),
  '/khoa-hoc',
  '/tin-tuc',
  '/tieu-chuan',
  '/lien-he',
  '/loi-ich-hoi-vien',
  '/bang-cap/yeu-cau-cpe',
  '/bang-cap/cia-chung-chi-kiem-toan-vien-noi-bo',
  '/bang-cap/crma-chung-chi-djam-bao-quan-ly-rui-ro',
  '/bang-cap/iap-chung-chi-hanh-nghe-kiem-toan-noi-bo',
  '/ve-chung-toi/hoi-dong-quan-tri',
  '/ve-chung-toi/hoi-dong-sang-lap',
  '/ve-chung-toi/cac-phong-ban-chuc-nang',
]);

function allNewsPaths(): string[] {
  return Object.entries(news).flatMap(([category, posts]) =>
    posts.map(({ slug }) => `/tin-tuc/${category}/${slug}`),
  );
}

function linksOf(text: string): string[] {
  return [...text.matchAll(/\]\(([^)]+)\)/g)].map(([, url = '']) => url);
}

function expectGoodBody(text: string): void {
  const blocks = toBlocks(text);
  blocksValidator().validateSync(blocks, { strict: true });
  expect(JSON.stringify(blocks)).not.toMatch(/\*\*|\]\(/);
  expect(text).not.toMatch(ADDRESSES_OF_THE_READER);
  expect(linksOf(text).filter((url) => !pages.has(url))).toEqual([]);
}

describe('the sample articles', () => {
  it('has as many as promised, in every category, list and group', () => {
    expect(allNews.length).toBeGreaterThanOrEqual(30);
    expect(aboutPages.length).toBeGreaterThanOrEqual(4);
    expect(allStandards.length).toBeLessThanOrEqual(100);
    for (const group of [...Object.values(news), ...Object.values(standards)]) {
      expect(group.length).toBeGreaterThanOrEqual(2);
    }
    expect(coManagers.length).toBeGreaterThanOrEqual(12);
    for (const group of ['department', 'board', 'founding-council']) {
      expect(coManagers.filter((person) => person.group === group).length).toBeGreaterThan(3);
    }
  });

  it('has unique names', () => {
    const lists = [newsCategories, allNews, aboutPages, standardLists, allStandards, coManagers];
    for (const list of lists) {
      expect(new Set(list.map(({ slug }) => slug)).size).toBe(list.length);
    }
    expect(new Set(articles.map(({ title }) => title)).size).toBe(articles.length);
    expect(new Set(allStandards.map(({ code }) => code)).size).toBe(allStandards.length);
  });

  it.each(articles.map((article) => [article.slug, article] as const))(
    'meets the editorial rules: %s',
    (slug, { title, summary, body }) => {
      expect(slug).toMatch(/^[a-z0-9]+(-[a-z0-9]+)*$/);
      expect(title).toMatch(VIETNAMESE_MARK);
      expect(title.length).toBeLessThanOrEqual(100);
      expect(summary.length).toBeGreaterThanOrEqual(60);
      expect(summary.length).toBeLessThanOrEqual(180);
      expect(countWords(body)).toBeGreaterThanOrEqual(80);
      expect(toBlocks(body).map(({ type }) => type)).toEqual(
        expect.arrayContaining(['paragraph', 'heading']),
      );
      expectGoodBody(body);
    },
  );

  it.each(coManagers.map((person) => [person.slug, person] as const))(
    'has a name, a position and a biography: %s',
    (slug, { name, position, bio }) => {
      expect(slug).toMatch(/^[a-z0-9]+(-[a-z0-9]+)*$/);
      expect(name).toMatch(VIETNAMESE_MARK);
      expect(position).toMatch(VIETNAMESE_MARK);
      expect(countWords(bio)).toBeGreaterThanOrEqual(30);
      expectGoodBody(bio);
    },
  );
});

describe('news', () => {
  it.each(['2026-11-21', '2026-11-22', '2026-11-23', '2028-02-29'])(
    'covers the last eighteen months when seeded on %s, on distinct days',
    (seedDay) => {
      const now = new Date(`${seedDay}T12:00:00+07:00`);
      const days = allNews.map(({ day }) => dayOf(day, now));
      expect(new Set(days).size).toBe(days.length);
      for (const day of days) {
        const age = (now.getTime() - Date.parse(day)) / DAY;
        expect(age).toBeGreaterThan(0);
        expect(age).toBeLessThan(548);
      }
    },
  );

  it('has a few featured posts, and tags for each', () => {
    const featured = allNews.filter((post) => post.featured);
    expect(featured.length).toBeGreaterThanOrEqual(3);
    expect(featured.length).toBeLessThanOrEqual(6);
    for (const { tags } of allNews) expect(tags.length).toBeGreaterThan(0);
  });
});

describe('the Global Internal Audit Standards', () => {
  const pagesOf = standards['chuan-muc-kiem-toan-noi-bo-toan-cau-2024'] ?? [];

  it('has five domains and fifteen principles in their order', () => {
    const inOrder = [
      'I',
      'II',
      1,
      2,
      3,
      4,
      5,
      'III',
      6,
      7,
      8,
      'IV',
      9,
      10,
      11,
      12,
      'V',
      13,
      14,
      15,
    ];
    expect(pagesOf.map(({ code }) => code)).toEqual(inOrder.map(String));
    for (const { code, title } of pagesOf) {
      expect(title).toContain(/^\d/.test(code) ? `Nguyên tắc ${code}:` : `Lĩnh vực ${code}:`);
    }
  });

  it('contains each of the 52 standards once, under its principle', () => {
    const counts = pagesOf
      .filter(({ code }) => /^\d/.test(code))
      .map(({ code, body }) => {
        const numbers = [...body.matchAll(/^- \*\*Chuẩn mực (\d+)\.(\d+) – /gm)];
        expect(numbers.map(([, principle]) => principle)).toEqual(numbers.map(() => code));
        expect(numbers.map(([, , number]) => Number(number))).toEqual(
          numbers.map((_, index) => index + 1),
        );
        return numbers.length;
      });
    expect(counts).toEqual([3, 3, 2, 3, 2, 3, 2, 4, 5, 3, 5, 3, 6, 6, 2]);
    expect(counts.reduce((sum, count) => sum + count, 0)).toBe(52);
  });
});
