import { describe, expect, it } from 'vitest';
import { api } from '../testing/client';
import { responseReader } from '../link/readResponse';
import type { Drift, FieldShape, RecordShape } from '../link/shape';
import { unwrapEnvelope } from './strapiEnvelope';

const FILE: FieldShape = ['PublicFile', { url: 'String!', name: 'String!', size: 'Float' }];
const POST: RecordShape = {
  documentId: 'ID!',
  title: 'String!',
  publishedOn: 'Date!',
  category: ['Category!', { documentId: 'ID!', name: 'String!' }],
  cover: FILE,
  seo: ['Seo', { title: 'String', image: FILE }],
  tags: '[String!]!',
  facts: 'JSON',
  related: ['[Post!]!', { documentId: 'ID!', title: 'String!', cover: FILE }],
  sections: [
    '[Section!]!',
    '__component',
    {
      'sections.text': ['TextSection', { heading: 'String', body: 'String!' }],
      'sections.downloads': ['DownloadsSection', { files: [`[PublicFile!]!`, FILE[1] as never] }],
      'sections.people': ['PeopleSection', { people: ['[Person!]!', { name: 'String!' }] }],
    },
  ],
};
const PAGE: FieldShape = [
  'PostPage!',
  {
    items: ['[Post!]!', POST],
    pagination: ['Pagination!', { page: 'Int!', total: 'Int!' }],
  },
];

const file = { url: '/uploads/a.pdf', name: 'a.pdf', size: 12.5 };
const flat = {
  documentId: '7',
  title: 'Chuẩn mực mới',
  publishedOn: '2026-07-05',
  category: { documentId: '3', name: 'Tin tức' },
  cover: null,
  seo: { title: 'x', image: file },
  tags: ['a', 'b'],
  facts: { data: { kept: 'as it is' } },
  related: [
    { documentId: '8', title: 'Hội thảo', cover: file },
    { documentId: '9', title: 'Khoá học', cover: null },
  ],
  sections: [
    { __component: 'sections.text', heading: null, body: 'Nội dung' },
    { __component: 'sections.downloads', files: [file, file] },
    { __component: 'sections.people', people: [{ name: 'An' }] },
  ],
};

const record = (id: number, attributes: object) => ({ id, attributes });
const medium = { data: record(5, { ...file, formats: { small: { url: '/s.png' } } }) };
const nested = record(7, {
  title: 'Chuẩn mực mới',
  publishedOn: '2026-07-05',
  createdAt: '2026-07-05T07:30:00.000Z',
  category: { data: record(3, { name: 'Tin tức' }) },
  cover: { data: null },
  seo: { id: 1, title: 'x', image: medium },
  tags: ['a', 'b'],
  facts: { data: { kept: 'as it is' } },
  related: {
    data: [
      record(8, { title: 'Hội thảo', cover: medium }),
      record(9, { title: 'Khoá học', cover: { data: null } }),
    ],
  },
  sections: [
    { id: 1, __component: 'sections.text', heading: null, body: 'Nội dung' },
    { id: 1, __component: 'sections.downloads', files: { data: [medium.data, medium.data] } },
    { id: 2, __component: 'sections.people', people: [{ id: 4, name: 'An' }] },
  ],
});

function read(shape: FieldShape, body: unknown, asPage = false) {
  const drifts: Drift[] = [];
  const found = responseReader(shape)(
    unwrapEnvelope(body, asPage),
    'root',
    (drift) => drifts.push(drift),
    api,
  );
  return { found, drifts };
}

describe('a response of Strapi 4', () => {
  const five = read(['Post!', POST], { data: flat }).found;

  it('reads one record with its relations, media, components and dynamic zone as from Strapi 5', () => {
    expect(five).toMatchObject({ documentId: '7', facts: { data: { kept: 'as it is' } } });
    expect(read(['Post!', POST], { data: nested, meta: {} })).toEqual({ found: five, drifts: [] });
  });

  it('reads a single type, which may have no content', () => {
    expect(read(['Post', POST], { data: null, meta: {} })).toEqual({ found: null, drifts: [] });
  });

  it('reads a list with its pagination', () => {
    const meta = { pagination: { page: 2, pageSize: 1, pageCount: 9, total: 9 } };
    expect(read(PAGE, { data: [nested], meta }, true)).toEqual({
      found: {
        items: [five],
        pagination: { page: 2, total: 9 },
      },
      drifts: [],
    });
  });

  it('reads a list without pagination', () => {
    const shape: FieldShape = ['[Post!]!', POST];
    expect(read(shape, { data: [nested, nested], meta: {} })).toEqual({
      found: [five, five],
      drifts: [],
    });
  });

  it('reads a user, which has no envelope, by the id if there is no documentId', () => {
    const shape: FieldShape = [
      'UserProfile!',
      {
        documentId: 'ID!',
        email: 'String!',
        role: ['Role!', { documentId: 'ID!', type: 'String!' }],
      },
    ];
    const me = { id: 12, email: 'an@congty.vn', role: { id: 1, type: 'authenticated' } };
    expect(read(shape, me)).toMatchObject({
      found: { documentId: '12', role: { documentId: '1' } },
      drifts: [],
    });
    const both = { ...me, documentId: 'u1', role: { ...me.role, documentId: 'r1' } };
    expect(read(shape, both).found).toMatchObject({ documentId: 'u1', role: { documentId: 'r1' } });
  });

  it('reports a contract violation at the path that it has in Strapi 5', () => {
    const broken = record(7, {
      ...nested.attributes,
      related: { data: [record(8, { cover: medium })] },
    });
    expect(read(['Post!', POST], { data: broken }).drifts).toEqual([
      { path: 'root.related[0].title', expected: 'String!', found: 'nothing' },
    ]);
    const bare = record(7, { ...nested.attributes, category: { data: null } });
    expect(read(['Post!', POST], { data: bare }).drifts).toEqual([
      { path: 'root.category', expected: 'Category!', found: 'null' },
    ]);
  });
});

describe('a response of Strapi 5', () => {
  it('preserves fields named data or attributes', () => {
    const shape: FieldShape = [
      'Odd!',
      {
        inner: ['Inner!', { data: 'String!', more: 'String' }],
        attributes: ['Bag!', { a: 'Int!' }],
      },
    ];
    const odd = { inner: { data: 'x', more: null }, attributes: { a: 1 } };
    expect(read(shape, odd)).toEqual({
      found: {
        inner: { ...odd.inner },
        attributes: { a: 1 },
      },
      drifts: [],
    });
  });
});
