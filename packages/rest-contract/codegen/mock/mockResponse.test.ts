import { describe, expect, it } from 'vitest';
import type { AnyObject, ObjectSchema } from 'yup';
import { schemaOf } from '../../testing/schemas';
import { createMockApi, type MockConfig } from './mockApi';

const schema = schemaOf(`
  enum Level { beginner self_paced @wire(value: "self-paced") expert }
  type Thing {
    documentId: ID! code: ID! name: String! level: Level! tags: [String!]! topic: [String!]!
    note: String next: String endCursor: String nextSteps: String thereafter: String
    maker: Maker! parts: [Part!]!
  }
  type Maker { documentId: ID! boss: Maker! deputy: Maker friends: [Maker!]! things: [String!]! }
  type Part { size: Int! }
  type Pagination { page: Int! pageSize: Int! pageCount: Int! total: Int! }
  type ThingPage { items: [Thing!]! pagination: Pagination! }
  type Values {
    contactEmail: String! mail: String! phone: String! guest: String! ref: String!
    jwt: String! url: String! imageUrl: String! curl: String! slug: String! longText: String!
    count: Int! price: Cents! share: Float! most: Int! least: Int! isOpen: Boolean!
    day: Date! at: DateTime! blocks: Blocks!
    emailSent: String! resetToken: String! tokenName: String! myJwt: String! urlName: String!
    barcode: String! codeName: String! short_note: String!
  }
  type SmallThing { documentId: ID! }
  type Text @component(uid: "s.text") { body: String! }
  type Quote @component(uid: "s.quote") { by: String! }
  type Plain { note: String! }
  union Block = Text | Quote | Plain
  type Alone @component(uid: "s.alone") { body: String! }
  type Query {
    thing(id: ID!): Thing @endpoint(path: "/things/{args.id}")
    things(name: String, level: Level, pageSize: Int): [Thing!]!
      @endpoint(path: "/things?name={args.name}&level={args.level}&size={args.pageSize}")
    featured: Thing @endpoint(path: "/things/featured")
    small: SmallThing! @endpoint(path: "/small")
    blocks: [Block!]! @endpoint(path: "/blocks")
    alone: Alone! @endpoint(path: "/alone")
    named(topic: String, name: ID): Thing
      @endpoint(path: "/named?topic={args.topic}&name={args.name}")
    page(page: Int!, pageSize: Int): ThingPage!
      @endpoint(path: "/pages?page={args.page}&size={args.pageSize}")
    words: [String!]! @endpoint(path: "/words")
    word: String! @endpoint(path: "/word")
    values(id: ID!): Values! @endpoint(path: "/values/{args.id}")
    mine: Thing! @endpoint(path: "/mine", access: MEMBER)
    price(sum: Int!): Part! @endpoint(path: "/price.json?sum={args.sum}")
  }
  input SaveInput {
    mail: String! @constraint(label: "Mail", format: EMAIL)
    phone: String! @constraint(label: "Phone", format: PHONE)
    guest: String! @constraint(label: "Guest", format: NAME)
    ref: String! @constraint(label: "Ref", format: UUID)
    longText: String! @constraint(label: "Text", maxLength: 8)
    most: Int! @constraint(label: "Most", max: 2)
    least: Int! @constraint(label: "Least", min: 50)
  }
  type Mutation {
    save(input: SaveInput!): Thing! @endpoint(method: POST, path: "/save") @stale(nothing: true)
  }
`);

const mockOf = (config: MockConfig = {}) =>
  createMockApi({
    schema,
    ...config,
    rulesOf: () =>
      Promise.resolve({ validate: (body: unknown) => body } as unknown as ObjectSchema<AnyObject>),
  });

type ResponseBody = Record<string, unknown>;

async function read(path: string, config?: MockConfig): Promise<ResponseBody> {
  const response = await mockOf(config)(new Request(`http://mock.test${path}`));
  return ((await response.json()) as { data: ResponseBody }).data;
}

describe('A record', () => {
  it('contains its nullable fields, but no next page', async () => {
    expect(await read('/things/thing-1')).toMatchObject({
      documentId: 'thing-1',
      note: 'Thing note 1',
      nextSteps: 'Thing next steps 1',
      thereafter: 'Thing thereafter 1',
      next: null,
      endCursor: null,
    });
  });

  it('contains null for them in every third record', async () => {
    expect(await read('/things/thing-6')).toMatchObject({
      documentId: 'thing-6',
      note: null,
      thereafter: null,
      name: 'Thing name 6',
    });
  });

  it('defaults to the first record', async () => {
    expect(await read('/things/thing-0')).toMatchObject({ name: 'Thing name 1' });
    expect(await read('/things/thing')).toMatchObject({ name: 'Thing name 1' });
    expect(await read('/things/y2k-5')).toMatchObject({ name: 'Thing name 5' });
    expect(await read('/small')).toEqual({ documentId: 'small-thing-1' });
  });

  it('is not looked up by a path segment that is another endpoint', async () => {
    expect(await read('/things/featured')).toMatchObject({ documentId: 'thing-1' });
  });

  it('has distinct list items, and one of three related records', async () => {
    expect(await read('/things/thing-5')).toMatchObject({
      tags: ['Thing tags 9', 'Thing tags 10'],
      parts: [{ size: 9 }, { size: 10 }],
      maker: { documentId: 'maker-2' },
    });
  });

  it('ends where a type contains itself', async () => {
    const { maker } = await read('/things/thing-1');
    expect(maker).toEqual({
      documentId: 'maker-1',
      deputy: null,
      friends: [],
      things: ['Maker things 1', 'Maker things 2'],
      boss: {
        documentId: 'maker-1',
        deputy: null,
        friends: [],
        things: ['Maker things 1', 'Maker things 2'],
        boss: null,
      },
    });
  });

  it('has the requested key, and echoes no other field of its kind', async () => {
    expect(await read('/things/x-7')).toMatchObject({ documentId: 'x-7', code: 'thing-7' });
  });

  it('contains a list even if one value was sent', async () => {
    expect(await read('/named?topic=tax')).toMatchObject({
      topic: ['Thing topic 1', 'Thing topic 2'],
    });
  });

  it('contains a text even if a key was sent', async () => {
    expect(await read('/named?name=x')).toMatchObject({ name: 'Thing name 1' });
  });

  it('contains the configured values, by scalar and by field', async () => {
    const values = { 'Thing.note': 'ours', Int: 7 };
    expect(await read('/things/thing-3', { values })).toMatchObject({
      note: 'ours',
      parts: [{ size: 7 }, { size: 7 }],
    });
  });
});

describe('A list', () => {
  it.each([
    ['/things', 3],
    ['/things?size=2', 2],
    ['/things?size=50', 3],
  ])('has at most three records, and no more than requested: %s', async (path, count) => {
    expect(await read(path)).toHaveLength(count);
  });

  it("contains the filter's enum value in each record, but not the searched text", async () => {
    const found = (await read('/things?name=An&level=self-paced')) as unknown as ResponseBody[];
    expect(found.map(({ name, level }) => [name, level])).toEqual([
      ['Thing name 1', 'self-paced'],
      ['Thing name 2', 'self-paced'],
      ['Thing name 3', 'self-paced'],
    ]);
  });

  it('cycles through the values of an enum as spelled on the wire', async () => {
    const found = (await read('/things')) as unknown as ResponseBody[];
    expect(found.map(({ level }) => level)).toEqual(['beginner', 'self-paced', 'expert']);
  });

  it('cycles through its types, each with its discriminator value', async () => {
    expect(await read('/blocks')).toEqual([
      { __component: 's.text', body: 'Text body 1' },
      { __component: 's.quote', by: 'Quote by 2' },
      { note: 'Plain note 3' },
    ]);
    expect(await read('/alone')).toEqual({ body: 'Alone body 1' });
  });

  it('supports texts as items and as a response', async () => {
    expect(await read('/words')).toEqual(['String value 1', 'String value 2', 'String value 3']);
    expect(await read('/word')).toBe('String value 1');
    expect(await read('/word', { values: { String: null } })).toBeNull();
  });

  it('paginates by twenty, with the rest on the last page', async () => {
    const mock = mockOf();
    const response = await mock(new Request('http://mock.test/pages?page=2'));
    const { data, meta } = (await response.json()) as { data: ResponseBody[]; meta: unknown };
    expect(data.map(({ documentId }) => documentId)).toEqual(
      [21, 22, 23, 24, 25].map((number) => `thing-${number}`),
    );
    expect(meta).toEqual({ pagination: { page: 2, pageSize: 20, pageCount: 2, total: 25 } });
    expect(await read('/pages?page=9')).toEqual([]);
  });
});

it('generates values by type, by name, and by the rules of an input', async () => {
  expect(await read('/values/27')).toEqual({
    contactEmail: 'person27@example.com',
    mail: 'person27@example.com',
    phone: '0912345627',
    guest: 'Person A',
    ref: '00000000-0000-4000-8000-000000000027',
    jwt: 'eyJhbGciOiJub25lIn0.eyJpZCI6Mjd9.bW9jaw',
    url: '/values/27',
    imageUrl: '/values/27',
    curl: '/values/27',
    slug: 'values-27',
    longText: 'Values l',
    count: 27,
    price: 2_700_000,
    share: 27.5,
    most: 2,
    least: 50,
    isOpen: true,
    day: '2026-02-01',
    at: '2026-02-01T02:00:00.000Z',
    blocks: {},
    emailSent: 'Values email sent 27',
    resetToken: 'eyJhbGciOiJub25lIn0.eyJpZCI6Mjd9.bW9jaw',
    tokenName: 'Values token name 27',
    myJwt: 'Values my jwt 27',
    urlName: 'Values url name 27',
    barcode: 'Values barcode 27',
    codeName: 'Values code name 27',
    short_note: 'Values short note 27',
  });
  expect(await read('/values/26')).toMatchObject({ guest: 'Person Z', isOpen: false });
});

describe('The mock', () => {
  const request = (path: string, init?: RequestInit, config?: MockConfig): Promise<Response> =>
    mockOf(config)(new Request(`http://mock.test${path}`, init));

  const RIGHT = {
    mail: 'an@example.com',
    phone: '0912345678',
    guest: 'An',
    ref: 'r',
    longText: 'long',
    most: 1,
    least: 60,
  };

  it('serves its paths with and without the prefix', async () => {
    for (const path of ['/api/word', '/word']) {
      expect((await request(path, {}, { prefix: '/api' })).status).toBe(200);
    }
  });

  it('allows requests from every origin', async () => {
    const { headers } = await request('/word');
    expect(headers.get('access-control-allow-origin')).toBe('*');
    expect(headers.get('access-control-allow-headers')).toBe('*');
    expect(headers.get('access-control-allow-methods')).toBe('*');
    expect((await request('/mine', { method: 'OPTIONS' })).status).toBe(204);
  });

  it('responds without data and meta if the API does', async () => {
    const response = await request('/pages?page=2&size=24', {}, { bare: true });
    expect(await response.json()).toEqual({
      items: [expect.objectContaining({ documentId: 'thing-25' })],
      pagination: { page: 2, pageSize: 24, pageCount: 2, total: 25 },
    });
  });

  it('explains what it rejects', async () => {
    const refused = async (path: string, init?: RequestInit): Promise<unknown> =>
      ((await (await request(path, init)).json()) as { error: unknown }).error;
    expect(await refused('/nowhere')).toEqual({
      status: 404,
      details: { errors: [] },
      name: 'NotFoundError',
      message: 'There is no endpoint at /nowhere.',
    });
    expect(await refused('/word', { method: 'DELETE' })).toMatchObject({
      name: 'MethodNotAllowedError',
      message: 'The endpoint does not support DELETE.',
    });
    expect(await refused('/mine')).toMatchObject({
      name: 'UnauthorizedError',
      message: 'mine requires a token.',
    });
    expect(await refused('/price.json')).toMatchObject({
      name: 'ValidationError',
      message: 'A required argument is missing in the URL.',
    });
  });

  it('matches a dot in a path literally', async () => {
    expect((await request('/price.json?sum=2')).status).toBe(200);
    expect((await request('/price-json?sum=2')).status).toBe(404);
  });

  it.each<[what: string, body: unknown, path: string[]]>([
    ['no object', 'text', ['body']],
    ['null', null, ['body']],
    ['a list', [], ['body']],
    ['an unknown field', { ...RIGHT, nickname: 'An' }, ['nickname']],
  ])('rejects a body that is %s', async (_, body, path) => {
    const response = await request('/save', { method: 'POST', body: JSON.stringify(body) });
    expect(response.status).toBe(400);
    expect(await response.json()).toHaveProperty('error.details.errors.0.path', path);
  });

  it('rejects a body that is not JSON', async () => {
    const response = await request('/save', { method: 'POST', body: 'mail=an' });
    expect(await response.json()).toMatchObject({
      error: { status: 400, message: 'The body must be a JSON object.' },
    });
  });

  it('reads a body without a content type', async () => {
    const body = new Blob([JSON.stringify(RIGHT)]);
    expect((await request('/save', { method: 'POST', body })).status).toBe(200);
  });

  it('reads a form with its files', async () => {
    const form = (): FormData => {
      const generated = new FormData();
      generated.append('data', JSON.stringify(RIGHT));
      return generated;
    };
    const right = await request('/save', { method: 'POST', body: form() });
    expect(right.status).toBe(200);
    const wrong = form();
    wrong.append('files.photo', new Blob(['x']), 'x.png');
    const response = await request('/save', { method: 'POST', body: wrong });
    expect(await response.json()).toHaveProperty('error.details.errors.0.path', ['photo']);
  });
});
