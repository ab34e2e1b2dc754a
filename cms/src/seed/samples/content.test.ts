import { createRequire } from 'node:module';
import { describe, expect, it } from 'vitest';
import { samples } from '../../../../tests/support/samples';
import { countWords, toBlocks } from '../blocks';
import { momentOf } from '../moments';

// Strapi's rich text validator, which its package does not export.
const { blocksValidator } = createRequire(import.meta.url)(
  '../../../node_modules/@strapi/core/dist/services/entity-validator/blocks-validator.js',
) as { blocksValidator: () => { validateSync: (value: unknown, options: object) => unknown } };

const { companyInformation, courseCategories, courses, documentCategories, documents } = samples;
const { quantityDiscountRule, seminars } = samples;
const allCourses = Object.values(courses).flat();
const allDocuments = Object.values(documents).flat();
const allItems = [...allCourses, ...allDocuments, ...seminars];
const VIETNAMESE_MARK = /[ăâđêôơưàáảãạằắẳẵặầấẩẫậèéẻẽẹềếểễệìíỉĩịòóỏõọồốổỗộờớởỡợùúủũụừứửữựỳýỷỹỵ]/i;
const days = ['2026-11-21', '2026-11-22', '2026-11-23', '2027-02-28', '2028-12-31'];

function isChronological([start, end]: readonly [string, string], now: Date) {
  return momentOf(start, now) < momentOf(end, now);
}

describe('the sample catalogue', () => {
  it('has the promised number of items', () => {
    expect(courseCategories).toHaveLength(5);
    expect(documentCategories).toHaveLength(4);
    expect(allCourses.length).toBeGreaterThanOrEqual(24);
    expect(allDocuments).toHaveLength(18);
    expect(seminars).toHaveLength(10);
  });

  it('fills every category', () => {
    for (const group of [...Object.values(courses), ...Object.values(documents)]) {
      expect(group.length).toBeGreaterThanOrEqual(4);
    }
  });

  it('gives every item, category and code a unique name', () => {
    for (const list of [allCourses, allDocuments, seminars, courseCategories, documentCategories]) {
      expect(new Set(list.map(({ slug }) => slug)).size).toBe(list.length);
    }
    expect(new Set(allCourses.map(({ code }) => code)).size).toBe(allCourses.length);
    expect(new Set(allItems.map(({ title }) => title)).size).toBe(allItems.length);
  });

  it('includes a free course, document and seminar, and every format', () => {
    for (const list of [allCourses, allDocuments, seminars]) {
      expect(list.some(({ price }) => price === 0)).toBe(true);
    }
    expect(new Set(allCourses.map(({ format }) => format)).size).toBe(4);
    expect(new Set(allCourses.map(({ level }) => level)).size).toBe(3);
    expect(allCourses.filter(({ featured }) => featured).length).toBeGreaterThanOrEqual(4);
  });

  it('includes full and nearly full courses, and past, open, full and multi-option seminars', () => {
    expect(allCourses.some(({ demand }) => demand === 'full')).toBe(true);
    expect(allCourses.some(({ demand }) => demand === 'nearly-full')).toBe(true);
    expect(seminars.some(({ demand }) => demand === 'full')).toBe(true);
    expect(seminars.filter(({ optionGroups }) => optionGroups).length).toBeGreaterThanOrEqual(3);
    expect(seminars.filter(({ schedule }) => schedule[0].startsWith('-'))).toHaveLength(4);
  });
});

describe.each(allItems.map((item) => [item.slug, item] as const))('%s', (_slug, item) => {
  it('has an unaccented lower-case slug, and a Vietnamese title and summary', () => {
    expect(item.slug).toMatch(/^[a-z0-9]+(-[a-z0-9]+)*$/);
    expect(item.title).toMatch(VIETNAMESE_MARK);
    expect(item.title.length).toBeLessThanOrEqual(90);
    expect(item.summary.length).toBeGreaterThanOrEqual(60);
    expect(item.summary.length).toBeLessThanOrEqual(180);
  });

  it('has prices in whole thousands, never higher for members', () => {
    expect(item.price % 1000).toBe(0);
    if (item.memberPrice != null) {
      expect(item.memberPrice % 1000).toBe(0);
      expect(item.memberPrice).toBeLessThan(item.price);
    }
  });

  it('has a body of 250 to 600 words that Strapi accepts, with headings and a list', () => {
    const words = countWords(item.body);
    expect(words).toBeGreaterThanOrEqual(250);
    expect(words).toBeLessThanOrEqual(600);
    const blocks = toBlocks(item.body);
    blocksValidator().validateSync(blocks, { strict: true });
    const types = new Set(blocks.map(({ type }) => type));
    expect([...types]).toEqual(expect.arrayContaining(['paragraph', 'heading', 'list']));
    expect(JSON.stringify(blocks)).not.toMatch(/\*\*|\]\(/);
  });

  it('links only to pages and items that exist', () => {
    const known = new Set([
      ...allCourses.map(({ slug }) => `/khoa-hoc/${slug}`),
      ...allDocuments.map(({ slug }) => `/tai-lieu/${slug}`),
      ...seminars.map(({ slug }) => `/hoi-thao/${slug}`),
      '/khoa-hoc',
      '/hoi-thao',
      '/lien-he',
      '/bang-cap/cia-chung-chi-kiem-toan-vien-noi-bo',
      '/bang-cap/iap-chung-chi-hanh-nghe-kiem-toan-noi-bo',
    ]);
    const urls = [...item.body.matchAll(/\]\(([^)]+)\)/g)].map(([, url]) => url);
    expect(urls.filter((url) => !known.has(url ?? ''))).toEqual([]);
  });
});

describe('courses', () => {
  it.each(allCourses.map((course) => [course.code, course] as const))(
    'has the schedule, teacher and outline required by its format: %s',
    (_code, course) => {
      expect(course.instructors.length).toBeGreaterThanOrEqual(1);
      expect(course.instructors.length).toBeLessThanOrEqual(3);
      expect(course.outline.length).toBeGreaterThanOrEqual(4);
      expect(course.outline.length).toBeLessThanOrEqual(8);
      expect(course.cpeHours).toBeLessThanOrEqual(course.hours);
      const selfPaced = course.format === 'self-paced';
      expect(course.schedule === undefined).toBe(selfPaced);
      expect(course.capacity === undefined).toBe(selfPaced);
      if (!course.schedule) return;
      for (const day of days) {
        const now = new Date(`${day}T12:00:00+07:00`);
        expect(isChronological(course.schedule, now)).toBe(true);
        expect(momentOf(course.schedule[0], now).getTime()).toBeGreaterThan(now.getTime());
      }
    },
  );
});

describe('seminars', () => {
  it.each(seminars.map((seminar) => [seminar.slug, seminar] as const))(
    'stays past or future on any seeding day: %s',
    (_slug, seminar) => {
      const past = seminar.schedule[0].startsWith('-');
      for (const day of days) {
        const now = new Date(`${day}T12:00:00+07:00`);
        expect(isChronological(seminar.schedule, now)).toBe(true);
        expect(momentOf(seminar.schedule[1], now) < now).toBe(past);
      }
    },
  );

  it('counts seats per seminar or option, with unique keys', () => {
    for (const seminar of seminars) {
      const options = (seminar.optionGroups ?? []).flatMap((group) => group.options);
      expect(new Set(options.map(({ key }) => key)).size).toBe(options.length);
      for (const option of options) expect((option.price ?? seminar.price) % 1000).toBe(0);
      if (options.length > 0) expect(seminar.capacity).toBeUndefined();
    }
  });
});

describe('the institute', () => {
  it('has a tax code with a valid check digit', () => {
    const digits = [...companyInformation.taxCode].map(Number);
    const weights = [31, 29, 23, 19, 17, 13, 7, 5, 3];
    const sum = weights.reduce((total, weight, index) => total + weight * (digits[index] ?? 0), 0);
    expect(digits).toHaveLength(10);
    expect(digits[9]).toBe(10 - (sum % 11));
  });

  it('has a bank account that fits a VietQR code', () => {
    expect(companyInformation.bankAccount.bankBin).toMatch(/^9704\d{2}$/);
    expect(companyInformation.bankAccount.accountNumber).toMatch(/^\d{6,19}$/);
    expect(companyInformation.bankAccount.accountName).toMatch(/^[A-Z ]+$/);
  });

  it('gives a higher discount for more seats', () => {
    const percents = quantityDiscountRule.tiers.map(({ percent }) => percent);
    expect(percents).toEqual([5, 10, 15]);
  });
});
