import { describe, expect, it } from 'vitest';
import { api } from '../api';
import { answerReader } from './readAnswer';
import type { Drift, FieldShape } from './shape';

const COURSE: FieldShape = [
  'Course',
  {
    documentId: 'ID!',
    title: 'String!',
    price: 'Dong!',
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
  category: { name: 'Căn bản' },
  tags: ['a'],
  seo: { title: 'x' },
  secret: 'not selected',
};

function read(value: unknown, shape: FieldShape = COURSE) {
  const drifts: Drift[] = [];
  const found = answerReader(shape)(value, 'course', (drift) => drifts.push(drift), api);
  return { found, drifts, places: drifts.map(({ path }) => path) };
}

describe('an answer', () => {
  it('gives what was selected, typed, under the names it was asked by', () => {
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
      category: { name: 'Căn bản' },
      tags: ['a'],
      seo: { title: 'x' },
    });
  });

  it('has null for what may be absent', () => {
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
    ['a missing field', { title: undefined }, 'course.title', 'missing'],
    ['a number for text', { title: 5 }, 'course.title', 'number'],
    ['text for đồng', { price: '100' }, 'course.price', 'string'],
    ['a fraction of a đồng', { price: 0.5 }, 'course.price', 'number'],
    ['an unsafe amount', { price: 2 ** 60 }, 'course.price', 'number'],
    ['a list for a record', { category: [] }, 'course.category', 'list'],
    ['a record for a list', { tags: {} }, 'course.tags', 'object'],
    ['null in a list of text', { tags: ['a', null] }, 'course.tags[1]', 'null'],
    ['an unknown word', { format: 'abroad' }, 'course.format', '"abroad"'],
    ['no moment', { startAt: 'soon' }, 'course.startAt', 'string'],
    ['a moment for a day', { on: '2026-07-05T07:30:00.000Z' }, 'course.on', 'string'],
    ['a day that no calendar has', { on: '2026-02-30' }, 'course.on', 'string'],
  ])('tells of %s and where it is', (_what, change, path, found) => {
    expect(read({ ...course, ...change }).drifts).toContainEqual(
      expect.objectContaining({ path, found }),
    );
  });

  it('is never told with what it holds', () => {
    const { drifts } = read({ ...course, price: 'mật khẩu của An' });
    expect(JSON.stringify(drifts)).not.toContain('mật khẩu');
  });

  it.each([
    ['may be somebody’s data', 'Trần Bình 0912345678', 'string'],
    ['may be somebody’s name', 'Trần An', 'string'],
    ['is a word that this build does not know', 'in-house', '"in-house"'],
  ])('is told where one of some words is due and the text %s', (_what, format, found) => {
    expect(read({ ...course, format }).drifts).toEqual([
      { path: 'course.format', expected: 'online|self-paced', found },
    ]);
  });

  it('that lacks a required value is not used, and a guess never stands in for it', () => {
    expect(read({ ...course, price: undefined }).found).toBeNull();
    expect(
      read({ ...course, price: undefined }, ['Course!', COURSE[1] as never]).found,
    ).toBeUndefined();
  });

  it('loses what is due as one of some words and is no text', () => {
    expect(read({ ...course, format: 5 }).found).toBeNull();
    const shape: FieldShape = ['Course!', { format: '=online' }];
    expect(read({ format: 5 }, shape).found).toEqual({ format: null });
  });

  it('tells what was due in a list’s place', () => {
    expect(read({ ...course, tags: {} }).drifts).toEqual([
      { path: 'course.tags', expected: '[String]!', found: 'object' },
    ]);
  });

  it('loses the record that may be null, and nothing beside it', () => {
    const shape: FieldShape = ['Course!', { title: 'String!', seo: ['Seo', { title: 'String!' }] }];
    expect(read({ title: 'CIA', seo: {} }, shape).found).toEqual({
      title: 'CIA',
      seo: null,
    });
  });

  it('leaves out of a list what cannot be used', () => {
    const shape: FieldShape = ['[Course!]!', { title: 'String!' }];
    const { found, places } = read([{ title: 'a' }, {}, null, { title: 'b' }], shape);
    expect(found).toMatchObject([{ title: 'a' }, { title: 'b' }]);
    expect(places).toEqual(['course[1].title', 'course[2]']);
  });

  it('may hold a word that this build does not know yet', () => {
    expect(read({ ...course, format: 'abroad' }).found).toMatchObject({ format: 'abroad' });
  });

  it.each([
    ['no id by which all would be one record', 'documentId', ''],
    ['no number that an Int cannot be', 'capacity', 1e300],
  ])('has %s', (_what, field, value) => {
    expect(read({ ...course, [field]: value }).places).toEqual([`course.${field}`]);
  });

  it('takes Strapi’s own numbers for ids', () => {
    expect(read({ ...course, documentId: 7 }).found).toMatchObject({ documentId: '7' });
  });
});

describe('a record that may be of several types', () => {
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

  it('is read as the type that its word names', () => {
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
    ['an unknown word', { ...faq, __component: 'sections.map' }, '"sections.map"'],
    ['no word', { entries: [] }, 'missing'],
    ['a word of another kind', { ...faq, __component: 7 }, 'number'],
    ['the name of something that every object has', { __component: 'toString' }, '"toString"'],
  ])('is left out with %s, and its neighbours are kept', (_what, section, told) => {
    const { found, drifts } = read([section, faq], SECTIONS);
    expect(found).toMatchObject([{ __typename: 'FaqSection' }]);
    expect(drifts).toEqual([
      {
        path: 'course[0].__component',
        expected: 'sections.text|sections.faq|sections.note',
        found: told,
      },
    ]);
  });

  it('loses what lacks a required value, like every record', () => {
    const { found, places } = read([{ __component: 'sections.text' }, null, 5, faq], SECTIONS);
    expect(found).toMatchObject([{ __typename: 'FaqSection' }]);
    expect(places).toEqual(['course[0].body', 'course[1]', 'course[2]']);
  });

  it('is null by itself where it may be', () => {
    const [, ...variants] = SECTIONS as readonly [string, never, never];
    expect(read({ __component: 'x' }, ['Section', ...variants]).found).toBeNull();
    expect(read({ __component: 'x' }, ['Section!', ...variants]).found).toBeUndefined();
  });
});
