import { Validator } from '@seriousme/openapi-schema-validator';
import { readFileSync } from 'node:fs';
import { beforeEach, expect, it } from 'vitest';
import { schemaOf } from '../../testing/schemas';
import { described } from './jsonSchema';
import { openApi, type OpenApiDocument } from './openApi';

const schema = schemaOf(`
  "An instructor."
  type Person @component(uid: "part.person") { name: String! best: Course rate: Rate photo: Photo! }
  scalar Rate @rule(kind: DECIMAL)
  scalar Photo @rule(kind: FILE)
  type Video @component(uid: "part.video") { url: String! }
  type Text @component(uid: "part.text") { body: String }
  union Part = Video | Text
  enum Format { online self_paced @wire(value: "self-paced") }
  type Course @content { documentId: ID! price: Cents! format: Format endAt: DateTime person: Person! parts: [Part!]! }
  type Pagination { page: Int! }
  type CoursePage { items: [Course!]! pagination: Pagination! }
  type Done { ok: Boolean! }
  type Shelf { place: String! }
  input InvoiceInput {
    buyer: Format! @constraint(label: "Người mua")
    "As on the card."
    taxCode: String @constraint(label: "Mã số thuế", format: TAX_CODE, neededWith: "buyer: online")
    code: String! @constraint(label: "Mật khẩu", minLength: 10, maxLength: 72, secret: true)
    years: Int @constraint(label: "Số năm", min: 1, max: 3)
    ids: [ID!]! @constraint(label: "Người nhận", minLength: 1, maxLength: 500)
    place: PlaceInput
    agreed: Boolean! @constraint(label: "Đồng ý", equals: "true")
  }
  input PlaceInput { street: String @constraint(label: "Đường", maxLength: 9) }
  type Query {
    "All of them."
    courses("One of ours." category: String, page: Int!): CoursePage! @endpoint(path: "/courses?filters[category]={args.category}&page={args.page}&sort=title")
    course(slug: String!): Course @endpoint(path: "/courses/{args.slug}")
    shelves: [Shelf!]! @endpoint(path: "/shelf", access: MEMBER)
    marked(ids: [ID!]!): [Shelf!]! @endpoint(path: "/marked?id={args.ids,}&of[]={args.ids}")
    shelf(id: ID!): Shelf! @endpoint(path: "/shelf?id={args.id}", access: MEMBER, limited: true, fresh: true)
    shelvesOf2Rooms: [Shelf!]! @endpoint(path: "/all")
    here: Boolean! @local
  }
  type Mutation {
    greet: Done! @endpoint(method: POST, path: "/greet") @stale(nothing: true)
    "Ends   it." confirm: Done! @endpoint(method: POST, path: "/confirm", access: MEMBER, fresh: true) @stale(nothing: true)
    pay(input: InvoiceInput!): Done! @endpoint(method: POST, path: "/pay", access: STAFF, limited: true) @stale(nothing: true)
  }`);
const SETTINGS = {
  file: 'openapi.json',
  title: 'Test',
  description: '',
  version: '1',
  server: '/api',
  bare: ['pay'],
};

let document: OpenApiDocument;
let schemas: OpenApiDocument['components']['schemas'];
beforeEach(() => {
  document = openApi(schema, SETTINGS);
  ({ schemas } = document.components);
});

const result = (path: string, method = 'get') => {
  const response = document.paths[path]?.[method]?.responses['200'];
  return response && 'content' in response ? response.content['application/json'].schema : {};
};

it.each([
  ['of a few types', () => document],
  [
    'of this project',
    () => JSON.parse(readFileSync('host/generated/openapi.json', 'utf8')) as OpenApiDocument,
  ],
])('produces a valid document %s, by an independent validator', async (_, read) => {
  const { valid, errors } = await new Validator().validate({ ...structuredClone(read()) });
  expect(errors).toBeUndefined();
  expect(valid).toBe(true);
});

it('contains every path with its parameters, and no local fields', () => {
  expect(Object.keys(document.paths)).toEqual([
    '/all',
    '/confirm',
    '/courses',
    '/courses/{slug}',
    '/greet',
    '/marked',
    '/pay',
    '/shelf',
  ]);
  const { description, parameters, security } = document.paths['/courses']?.get ?? {};
  expect(description).toBe('All of them.');
  expect(security).toEqual([]);
  expect(parameters).toMatchObject([
    { name: 'filters[category]', required: false, description: 'One of ours.' },
    { name: 'page', in: 'query', required: true, schema: { type: 'integer' } },
    { name: 'sort', in: 'query', required: false, schema: { examples: ['title'] } },
    { name: 'populate', in: 'query', required: false },
  ]);
});

it('distinguishes a joined list from a repeated parameter', () => {
  const { parameters = [] } = document.paths['/marked']?.get ?? {};
  const ids = { in: 'query', required: true, schema: { type: 'array', items: { type: 'string' } } };
  expect(parameters).toEqual([
    { name: 'id', explode: false, ...ids },
    { name: 'of[]', ...ids },
  ]);
});

it('splits a page into data and meta, and adds no envelope to bare fields', () => {
  expect(result('/courses')).toEqual({
    type: 'object',
    properties: {
      data: { type: 'array', items: { $ref: '#/components/schemas/Course' } },
      meta: {
        type: 'object',
        properties: { pagination: { $ref: '#/components/schemas/Pagination' } },
        required: ['pagination'],
      },
    },
    required: ['data', 'meta'],
  });
  expect(result('/courses/{slug}').properties?.data).toEqual({
    anyOf: [{ $ref: '#/components/schemas/Course' }, { type: 'null' }],
  });
  expect(result('/pay', 'post')).toEqual({ $ref: '#/components/schemas/Done' });
});

it('declares what is required, nullable, or depends on `populate`', () => {
  expect(schemas.Course?.required).toEqual(['documentId', 'price']);
  expect(schemas.Course?.properties?.endAt?.anyOf?.[0]).toEqual({
    $ref: '#/components/schemas/DateTime',
  });
  expect(schemas.DateTime).toMatchObject({ type: 'string', format: 'date-time' });
  expect(schemas.Format).toEqual({ type: 'string', enum: ['online', 'self-paced'] });
  expect(schemas.Part?.discriminator?.mapping).toEqual({
    'part.video': '#/components/schemas/Video',
    'part.text': '#/components/schemas/Text',
  });
  expect(schemas.Video?.required).toEqual(['__component', 'url']);
  expect(schemas.Person?.required).toEqual(['name', 'photo']);
  expect(schemas.Rate).toEqual({ type: 'number' });
  expect(schemas.Photo).toEqual({ type: 'string', contentEncoding: 'binary' });
});

it('contains the constraints of an input and its Vietnamese labels', () => {
  expect(schemas.InvoiceInput).toMatchObject({
    required: ['buyer', 'code', 'ids', 'agreed'],
    additionalProperties: false,
    properties: {
      taxCode: { description: 'Mã số thuế. As on the card. Required with `buyer: online`.' },
      code: { format: 'password', minLength: 10, maxLength: 72 },
      years: { type: ['integer', 'null'], minimum: 1, maximum: 3 },
      ids: { type: 'array', minItems: 1, maxItems: 500 },
      place: { anyOf: [{ $ref: '#/components/schemas/PlaceInput' }, { type: 'null' }] },
      agreed: { const: true },
    },
    if: { properties: { buyer: { const: 'online' } } },
    then: { required: ['taxCode'] },
  });
});

it('declares who may call, and the errors', () => {
  const { security, responses, requestBody } = document.paths['/pay']?.post ?? {};
  expect(security).toEqual([{ session: ['staff'] }]);
  expect(Object.keys(responses ?? {})).toEqual(['200', '400', '401', '403', '429', 'default']);
  expect(requestBody?.required).toBe(true);
  const { Failure, Failure400, Failure429 } = document.components.responses;
  expect(Failure429).toHaveProperty('headers.Retry-After.schema', { type: 'integer' });
  expect(Failure400).not.toHaveProperty('headers');
  expect(Failure).toMatchObject({
    content: { 'application/json': { schema: { $ref: '#/components/schemas/Failure' } } },
  });
});

it.each([
  ['get', '/all', [], ['default']],
  ['get', '/courses', [], ['400', 'default']],
  ['get', '/courses/{slug}', [], ['400', '404', 'default']],
  ['get', '/shelf', [{ session: [] }], ['400', '401', '403', '404', '429', 'default']],
  ['post', '/greet', [{}, { session: [] }], ['400', 'default']],
  ['post', '/confirm', [{ session: [] }], ['400', '401', '403', 'default']],
])('declares for %s %s who may call it, and the errors', (method, path, security, failures) => {
  const generated = document.paths[path]?.[method];
  expect(generated?.security).toEqual(security);
  expect(Object.keys(generated?.responses ?? {})).toEqual(['200', ...failures]);
});

it('contains no empty descriptions', () => {
  const { get } = document.paths['/all'] ?? {};
  expect(get).toMatchObject({ summary: 'Shelves of2 rooms', tags: ['test'] });
  expect(get).not.toHaveProperty('description');
  expect(get).not.toHaveProperty('parameters');
  expect(document.paths['/confirm']?.post?.description).toBe(
    'Ends it.\n\nRequires a session that has confirmed its password within the last minutes.\n\nRequires a session.',
  );
  expect(document.tags).toEqual([{ name: 'test' }]);
  expect(document.servers).toEqual([{ url: '/api' }]);
});

it('copies descriptions', () => {
  expect(described({ type: 'string' }, 'Words.')).toEqual({
    description: 'Words.',
    type: 'string',
  });
  expect(described({ type: 'string' }, '')).toEqual({ type: 'string' });
});

it('merges the responses of fields that share a path', () => {
  const { parameters, summary } = document.paths['/shelf']?.get ?? {};
  expect(summary).toBe('Shelves / Shelf');
  expect(parameters).toMatchObject([{ name: 'id', required: false }]);
  expect(result('/shelf').anyOf).toHaveLength(2);
});
