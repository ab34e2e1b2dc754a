import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { parse } from 'yaml';
import { cmsFolder } from '../../../../tests/support/buildApi';
import { courseRules, documentRules, seminarRules } from './catalogueRules';
import { checkSample, type Rules } from './checkSample';
import { discountRules } from './discountRules';
import { homePageRules } from './homePageRules';
import { newsRules } from './newsRules';
import { pageRules } from './pageRules';
import { parseMarkdown } from './parseMarkdown';
import { typeRules } from './typeRules';

const people = ['bichNgoc', 'thuHa', 'lanAnh', 'vanKhoi', 'minhQuan', 'maiPhuong'];
const featured = {
  courses: [
    'luyen-thi-cia-phan-1',
    'lap-ke-hoach-kiem-toan-dua-tren-rui-ro',
    'phan-tich-du-lieu-kiem-toan-voi-excel-va-power-query',
    'kiem-toan-noi-bo-can-ban',
  ],
  seminars: ['hoi-thao-thuong-nien-kiem-toan-noi-bo', 'gap-go-nguoi-dat-cia'],
  documents: [],
};

interface Sample {
  file: string;
  rules: Rules<unknown>;
}

const samples = {
  course: {
    file: 'course/nghiep-vu-kiem-toan-noi-bo/02-kiem-toan-noi-bo-can-ban.md',
    rules: courseRules(people),
  },
  document: {
    file: 'document/bieu-mau-va-cong-cu/01-bo-mau-quy-che-kiem-toan-noi-bo.md',
    rules: documentRules(),
  },
  seminar: {
    file: 'seminar/01-hoi-thao-thuong-nien-kiem-toan-noi-bo.md',
    rules: seminarRules(people),
  },
  news: {
    file: 'news-post/hoi-vien/01-gia-han-hoi-vien-truc-tuyen-ba-buoc-va-mot-luu-y.md',
    rules: newsRules(),
  },
  page: { file: 'single-page/trang-cia.yaml', rules: pageRules },
  homePage: { file: 'home-page.yaml', rules: homePageRules(featured) },
  company: { file: 'company-information.yaml', rules: typeRules('company-information') },
} satisfies Record<string, Sample>;

/** Errors of a file after a change to its text. */
function messageOf({ file, rules }: Sample, pattern: RegExp | string, replacement: string): string {
  const text = readFileSync(join(cmsFolder, 'sample', file), 'utf8');
  const changed = text.replace(pattern, replacement);
  expect(changed).not.toBe(text);
  const content = file.endsWith('.md') ? parseMarkdown(changed, 'body') : parse(changed);
  try {
    checkSample(rules, { name: 'the file', content });
    return '';
  } catch (error) {
    return error instanceof Error ? error.message : String(error);
  }
}

describe('a sample', () => {
  const { course, document, seminar, news, page, homePage, company } = samples;

  it.each([
    ['an unknown field', course, /^price:/m, 'prise:', 'no such field: prise'],
    ['a missing field', course, /^hours: .*\n/m, '', 'hours is a required field'],
    ['an empty field', course, /^title: .*/m, 'title:', 'title is a required field'],
    ['text for a number', course, /^price: .*/m, "price: '480'", 'price must be a `number` type'],
    ['a fraction of a đồng', course, /^price: .*/m, 'price: 0.5', 'price must be an integer'],
    ['a number for text', course, /^code: .*/m, 'code: 101', 'code must be a `string` type'],
    ['an unknown word', course, /^format: .*/m, 'format: offline', 'format must be one of'],
    ['no text', course, /\n---\n[^]*/, '\n---\n\n', 'body is empty'],
    ['a field of its folder', course, /^---\n/, '---\ncategory: x\n', 'no such field: category'],
    ['a field of its order', seminar, /^---\n/, '---\nstartAt: x\n', 'no such field: startAt'],
    ['a file', document, /^---\n/, '---\nsampleFile: a.pdf\n', 'no such field: sampleFile'],
    ['a moment without a day', course, '+3w fri', '+3w', 'schedule[0] must be a moment'],
    ['a schedule without its end', course, /(schedule: .*),.*\]/, '$1]', 'schedule tuple value'],
    ['an unknown person', course, 'bichNgoc', 'bichNgok', 'not in people.yaml: bichNgok'],
    ['an unknown speaker', seminar, '[lanAnh', '[lanHanh', 'speakers[0] is not in people.yaml'],
    ['an option’s unknown field', seminar, 'capacity:', 'room:', 'options[0]: no such field: room'],
    ['an option’s unknown word', seminar, 'nearly-full', 'low', 'options[1].demand must be one of'],
    ['an invalid day', news, /^day: .*/m, 'day: monday', 'day must be a day like "-3w tue"'],
    ['an empty tag', news, /^tags: .*/m, "tags: ['']", 'tags[0] is a required field'],
    [
      'an unknown section',
      page,
      'kind: faq',
      'kind: questions',
      '.kind must be one of text, steps',
    ],
    [
      'a section’s unknown field',
      page,
      'caption:',
      'legend:',
      'sections[1]: no such field: legend',
    ],
    ['a step without detail', page, /\n *- Tạo hồ sơ.*/, '', 'sections[4].steps[0] tuple value'],
    ['a component’s unknown field', company, 'bankBin', 'bin', 'bankAccount: no such field: bin'],
    ['a component’s missing field', company, /^.*bankBin.*\n/m, '', 'bankAccount.bankBin is a req'],
    ['a list’s unknown field', company, 'url:', 'uri:', 'socials[0]: no such field: uri'],
    ['an unknown course', homePage, 'kiem-toan-noi-bo-can-ban', 'abc', 'does not exist: abc'],
    ['a day in another form', homePage, '2026-06-30', '30/06/2026', 'figuresOn must be a day like'],
  ])('is rejected for %s', (_what, sample, pattern, replacement, message) => {
    expect(messageOf(sample, pattern, replacement)).toContain(message);
  });

  it('is rejected with its file and all of its mistakes', () => {
    const message = messageOf(course, /^price: .*\nmemberPrice: .*/m, 'prise: 5\nmemberPrice: low');
    expect(message).toMatch(/^the file: /);
    for (const mistake of ['price is a required', 'memberPrice must be', 'no such field: prise']) {
      expect(message).toContain(mistake);
    }
  });

  it('is accepted with any field of the schema, without a rule for it', () => {
    const fields = '---\nethicsHours: 1.5\nseo: { title: a, description: b }\n';
    expect(messageOf(course, '---\n', fields)).toBe('');
  });
});

describe('a discount', () => {
  const discount = { code: 'ABC', label: 'Giảm giá', type: 'percent', value: 10 };
  const check = (content: object) => () =>
    checkSample(discountRules(), { name: 'discount.yaml', content });

  it('is rejected for an unknown kind, a window without its end, or their consequences', () => {
    expect(check({ ...discount, without: ['forCourses'] })).not.toThrow();
    expect(check({ ...discount, without: ['forBooks'] })).toThrow('without[0] must be one of');
    expect(check({ ...discount, window: ['-4w mon 00:00'] })).toThrow('window tuple value');
    expect(check({ ...discount, forCourses: false })).toThrow('no such field: forCourses');
  });
});

describe('typeRules', () => {
  it('accepts only content types of the schema', () => {
    expect(() => typeRules('friend')).toThrow('There is no content type "friend".');
  });
});
