import { describe, expect, it } from 'vitest';
import { api } from '../testing/client';
import { responseReader } from './readResponse';
import type { Drift, FieldShape } from './shape';

const COURSE: FieldShape = [
  'Course',
  {
    documentId: 'ID!',
    title: 'String!',
    price: 'Cents!',
    capacity: 'Int',
    format: '=online|self-paced!',
    startAt: 'DateTime',
    on: 'Date',
    'label:title': 'String!',
    category: ['Category!', { name: 'String!' }],
    tags: '[String!]!',
    seo: ['Seo', { title: 'String' }],
  },
];
const course = {
  documentId: 'c1',
  title: 'CIA',
  price: 100,
  capacity: 10,
  format: 'online',
  startAt: '2026-07-05T07:30:00.000Z',
  on: '2026-07-05',
  category: { name: 'Basics' },
  tags: ['a'],
  seo: { title: 'x' },
  secret: 'not selected',
};

function read(value: unknown, shape: FieldShape = COURSE) {
  const drifts: Drift[] = [];
  const found = responseReader(shape)(value, 'course', (drift) => drifts.push(drift), api);
  return { found, drifts, paths: drifts.map(({ path }) => path) };
}

describe('responseReader', () => {
  it('returns the selected fields under their aliases', () => {
    expect(read(course)).toMatchObject({ drifts: [] });
    expect(read(course).found).toEqual({
      documentId: 'c1',
      title: 'CIA',
      label: 'CIA',
      price: 100,
      capacity: 10,
      format: 'online',
      startAt: '2026-07-05T07:30:00.000Z',
      on: '2026-07-05',
      category: { name: 'Basics' },
      tags: ['a'],
      seo: { title: 'x' },
    });
  });

  it('returns null for missing optional fields', () => {
    const { found, drifts } = read({
      ...course,
      capacity: undefined,
      seo: null,
      startAt: undefined,
    });
    expect(found).toMatchObject({ capacity: null, seo: null, startAt: null });
    expect(drifts).toEqual([]);
  });

  it.each([
    ['a missing field', { title: undefined }, 'course.title', 'nothing'],
    ['a number for text', { title: 5 }, 'course.title', 'number'],
    ['text for đồng', { price: '100' }, 'course.price', 'string'],
    ['a fraction of a đồng', { price: 0.5 }, 'course.price', 'number'],
    ['an unsafe amount', { price: 2 ** 60 }, 'course.price', 'number'],
    ['a list for a record', { category: [] }, 'course.category', 'list'],
    ['a record for a list', { tags: {} }, 'course.tags', 'object'],
    ['null in a list of text', { tags: ['a', null] }, 'course.tags[1]', 'null'],
    ['an unknown enum value', { format: 'abroad' }, 'course.format', '"abroad"'],
    ['an invalid date and time', { startAt: 'soon' }, 'course.startAt', 'string'],
    ['a time for a date', { on: '2026-07-05T07:30:00.000Z' }, 'course.on', 'string'],
    ['an impossible date', { on: '2026-02-30' }, 'course.on', 'string'],
  ])('reports %s and its path', (_what, change, path, found) => {
    expect(read({ ...course, ...change }).drifts).toContainEqual(
      expect.objectContaining({ path, found }),
    );
  });

  it('reports no values', () => {
    const { drifts } = read({ ...course, price: 'mật khẩu của An' });
    expect(JSON.stringify(drifts)).not.toContain('mật khẩu');
  });

  it.each([
    ['may be personal data', 'Trần Bình 0912345678', 'string'],
    ['may be a name', 'Trần An', 'string'],
    ['is a newer enum value', 'in-house', '"in-house"'],
  ])('reports an unexpected enum text that %s', (_what, format, found) => {
    expect(read({ ...course, format }).drifts).toEqual([
      { path: 'course.format', expected: 'online|self-paced', found },
    ]);
  });

  it('rejects a record without a required value', () => {
    expect(read({ ...course, price: undefined }).found).toBeNull();
    expect(
      read({ ...course, price: undefined }, ['Course!', COURSE[1] as never]).found,
    ).toBeUndefined();
  });

  it('rejects an enum value that is not a string', () => {
    expect(read({ ...course, format: 5 }).found).toBeNull();
    const shape: FieldShape = ['Course!', { format: '=online' }];
    expect(read({ format: 5 }, shape).found).toEqual({ format: null });
  });

  it('reports the expected type of a list', () => {
    expect(read({ ...course, tags: {} }).drifts).toEqual([
      { path: 'course.tags', expected: '[String]!', found: 'object' },
    ]);
  });

  it('drops a nullable record, and preserves its parent', () => {
    const shape: FieldShape = ['Course!', { title: 'String!', seo: ['Seo', { title: 'String!' }] }];
    expect(read({ title: 'CIA', seo: {} }, shape).found).toEqual({
      title: 'CIA',
      seo: null,
    });
  });

  it('drops invalid items of a list', () => {
    const shape: FieldShape = ['[Course!]!', { title: 'String!' }];
    const { found, paths } = read([{ title: 'a' }, {}, null, { title: 'b' }], shape);
    expect(found).toMatchObject([{ title: 'a' }, { title: 'b' }]);
    expect(paths).toEqual(['course[1].title', 'course[2]']);
  });

  it('accepts an enum value that this build does not know', () => {
    expect(read({ ...course, format: 'abroad' }).found).toMatchObject({ format: 'abroad' });
  });

  it.each([
    ['an empty id', 'documentId', ''],
    ['a number beyond the range of Int', 'capacity', 1e300],
  ])('reports %s', (_what, field, value) => {
    expect(read({ ...course, [field]: value }).paths).toEqual([`course.${field}`]);
  });

  it('converts the numeric ids of Strapi to text', () => {
    expect(read({ ...course, documentId: 7 }).found).toMatchObject({ documentId: '7' });
  });
});

describe('responseReader with a union', () => {
  const SECTIONS: FieldShape = [
    '[Section!]!',
    '__component',
    {
      'sections.text': ['TextSection', { heading: 'String', body: 'Blocks!' }],
      'sections.faq': ['FaqSection', { entries: ['[FaqEntry!]!', { question: 'String!' }] }],
      'sections.note': ['NoteSection', {}],
    },
  ];
  const faq = { __component: 'sections.faq', id: 4, entries: [{ question: 'Ở đâu?' }] };

  it('reads a record as the type of its discriminator', () => {
    const text = { __component: 'sections.text', id: 4, heading: null, body: [] };
    const { found, drifts } = read([text, faq, { __component: 'sections.note', x: 1 }], SECTIONS);
    expect(drifts).toEqual([]);
    expect(found).toEqual([
      { __typename: 'TextSection', heading: null, body: [] },
      { __typename: 'FaqSection', entries: [{ question: 'Ở đâu?' }] },
      { __typename: 'NoteSection' },
    ]);
  });

  it.each([
    ['an unknown discriminator', { ...faq, __component: 'sections.map' }, '"sections.map"'],
    ['no discriminator', { entries: [] }, 'nothing'],
    ['a discriminator that is not a string', { ...faq, __component: 7 }, 'number'],
    ['the name of a property of Object.prototype', { __component: 'toString' }, '"toString"'],
  ])('drops a record with %s, and retains the others', (_what, section, reported) => {
    const { found, drifts } = read([section, faq], SECTIONS);
    expect(found).toMatchObject([{ __typename: 'FaqSection' }]);
    expect(drifts).toEqual([
      {
        path: 'course[0].__component',
        expected: 'sections.text|sections.faq|sections.note',
        found: reported,
      },
    ]);
  });

  it('drops records without a required value', () => {
    const { found, paths } = read([{ __component: 'sections.text' }, null, 5, faq], SECTIONS);
    expect(found).toMatchObject([{ __typename: 'FaqSection' }]);
    expect(paths).toEqual(['course[0].body', 'course[1]', 'course[2]']);
  });

  it('returns null if the field is nullable', () => {
    const [, ...variants] = SECTIONS as readonly [string, never, never];
    expect(read({ __component: 'x' }, ['Section', ...variants]).found).toBeNull();
    expect(read({ __component: 'x' }, ['Section!', ...variants]).found).toBeUndefined();
  });
});
