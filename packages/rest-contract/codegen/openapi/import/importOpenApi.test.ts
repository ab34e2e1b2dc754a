import { buildSchema } from 'graphql';
import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import type { ExistingNames } from './Definitions';
import { importOpenApi, type ImportResult } from './importOpenApi';
import type { OpenApi, Operation, Schema } from './OpenApi';

const NONE: ExistingNames = { types: new Set(), fields: new Set(), caller: 'MEMBER' };

const json = (schema: Schema) => ({ content: { 'application/json': { schema } } });
const results = (schema: Schema): Operation['responses'] => ({ '200': json(schema) });

const PET: Schema = {
  type: 'object',
  description: 'One that lives here.\n\nAnd more.',
  required: ['id', 'name', 'kind'],
  properties: {
    id: { type: 'integer', format: 'int64' },
    name: { type: 'string' },
    kind: { type: 'string', enum: ['cat', 'guinea pig', '1'] },
    born: { type: ['string', 'null'], format: 'date' },
    '+1': { type: 'integer' },
    owner: { anyOf: [{ $ref: '#/components/schemas/owner' }, { type: 'null' }] },
    more: { type: 'object' },
  },
};

const DOCUMENT: OpenApi = {
  openapi: '3.1.0',
  security: [{ token: [] }],
  paths: {
    '/pets': {
      get: {
        operationId: 'pets/list',
        parameters: [
          { name: 'tag', in: 'query', schema: { type: 'array', items: { type: 'string' } } },
          { name: 'filter[age]', in: 'query', schema: { type: 'integer' } },
          { name: 'X-Trace', in: 'header', schema: { type: 'string' } },
        ],
        responses: results({ type: 'array', items: { $ref: '#/components/schemas/pet' } }),
        security: [],
      },
      post: {
        operationId: 'pets/add',
        requestBody: {
          required: true,
          ...json({
            type: 'object',
            required: ['name'],
            properties: {
              name: { type: 'string', minLength: 1, maxLength: 40, pattern: '^[a-z]+$' },
              email: { type: 'string', format: 'email' },
              code: { type: 'string', maxLength: 9, pattern: '[0-9]' },
              age: { type: 'integer', minimum: 0, maximum: 40 },
              tags: { type: 'array', maxItems: 5, items: { type: 'string', maxLength: 9 } },
              made: { type: 'string', readOnly: true },
              any: {},
            },
          }),
        },
        responses: { '201': json({ $ref: '#/components/schemas/pet' }) },
      },
    } as never,
    '/pets/{id}': {
      parameters: [{ name: 'id', in: 'path', required: true, schema: { type: 'string' } }],
      patch: { operationId: 'pets/change', responses: { '204': {} } },
      delete: { operationId: 'pets/delete', responses: { '204': {} } },
    } as never,
    '/shapes': {
      get: {
        responses: results({
          type: 'array',
          items: {
            oneOf: [
              {
                type: 'object',
                title: 'A',
                properties: { is: { const: 'dot' }, x: { type: 'number' } },
              },
              { type: 'object', properties: { is: { const: 'line' }, y: { type: 'number' } } },
            ],
          },
        }),
      },
    } as never,
    '/file': {
      get: { responses: { '200': { content: { 'text/csv': {} } } } },
    } as never,
    '/import': {
      post: { requestBody: { required: true, ...json({ type: 'string' }) }, responses: {} },
    } as never,
  },
  components: {
    schemas: { pet: PET, owner: { allOf: [{ properties: { name: { type: 'string' } } }] } },
  },
};

const importing = (paths: string[], existing = NONE): ImportResult =>
  importOpenApi(DOCUMENT, { paths, existing });

const lines = ({ sdl }: ImportResult): string[] => sdl.split('\n').map((line) => line.trim());

it('creates types, enums and scalars, with their nullability', () => {
  const imported = lines(importing(['GET /pets']));
  expect(imported).toEqual(expect.arrayContaining(['"One that lives here."', 'type Pet {']));
  for (const line of [
    'id: ID!',
    'name: String!',
    'kind: PetKind!',
    'born: Date',
    'owner: Owner',
    'more: Json',
    'plus_1: Int @wire(value: "+1")',
    'cat',
    'guinea_pig @wire(value: "guinea pig")',
    '_1 @wire(value: "1")',
    'type Owner {',
  ]) {
    expect(imported).toContain(line);
  }
});

it('creates a field for each path, with its access', () => {
  const { sdl } = importing(['/pets', 'DELETE /pets/{id}']);
  expect(sdl).toContain('petsList(tag: [String!], filterAge: Int): [Pet!]!');
  expect(sdl).toContain('path: "/pets?tag={args.tag}&filter[age]={args.filterAge}")');
  expect(sdl).toContain('petsAdd(input: PetsAddInput!): Pet!');
  expect(sdl).toContain('@endpoint(method: POST, path: "/pets", access: MEMBER)');
  expect(sdl).toContain('petsDelete(id: ID!): Done!');
  expect(sdl).toContain('@stale(queriesReturning: ["Pet"])');
  const without = importing(['POST /pets'], { ...NONE, caller: undefined });
  expect(without.sdl).not.toContain('access:');
  expect(without.omissions.join()).toContain('Access has no value except PUBLIC');
});

it('creates rules for the values of an input', () => {
  const imported = importing(['POST /pets']);
  for (const line of [
    'name: String! @constraint(label: "Name", minLength: 1, maxLength: 40, pattern: "^[a-z]+$")',
    'email: String @constraint(label: "Email", format: EMAIL)',
    'code: String @constraint(label: "Code", maxLength: 9)',
    'age: Int @constraint(label: "Age", min: 0, max: 40)',
    'tags: [String!] @constraint(label: "Tags", maxLength: 5)',
  ]) {
    expect(lines(imported)).toContain(line);
  }
  expect(imported.sdl).not.toContain('made');
  expect(imported.omissions.join('\n')).toContain('its pattern [0-9] is not anchored');
  expect(imported.omissions.join('\n')).toContain(
    'PetsAddInput.any: has a type that cannot be validated',
  );
});

it('discriminates the types of a union by their field', () => {
  const { sdl } = importing(['/shapes']);
  expect(sdl).toMatch(/union \w+ @discriminator\(field: "is"\) = \w+Dot \| \w+Line/);
  expect(sdl).toMatch(/type \w+Dot @wire\(value: "dot"\) \{/);
});

it('lists the constructs it cannot express', () => {
  const { omissions, endpoints } = importing(['/pets', '/file', '/import']);
  expect(endpoints).toBe(2);
  for (const sentence of [
    'GET /pets X-Trace: is sent in a header and is omitted',
    'Pet.more: it has no fields; imported as Json, which is not validated',
    'GET /file: its response is text/csv, not JSON',
    'POST /import: its body is not an object with fields',
    'GET /file, POST /import: omitted for the reason above',
  ]) {
    expect(omissions).toContain(sentence);
  }
});

it('rejects a path that the document lacks, and a document that is not OpenAPI 3', () => {
  expect(() => importing(['GET /cats'])).toThrow('The document has no GET /cats; write the path');
  expect(() => importing(['PUT /pets'])).toThrow('it has GET, POST');
  const old = { ...DOCUMENT, openapi: '2.3.0' };
  expect(() => importOpenApi(old, { paths: ['/pets'], existing: NONE })).toThrow(
    'This is not an OpenAPI 3 document',
  );
});

it('extends the roots of a schema, with names that are unused', () => {
  const taken: ExistingNames = {
    types: new Set(['Query', 'Mutation', 'Pet', 'Done', 'Json']),
    fields: new Set(['petsList']),
  };
  const paths = ['/pets', 'DELETE /pets/{id}'];
  const { sdl, omissions } = importOpenApi(DOCUMENT, { paths, existing: taken });
  expect(sdl).toContain('extend type Query {');
  expect(sdl).toMatch(/petsList2\(.*\): \[Pet2!\]!/);
  expect(sdl).not.toMatch(/type (Pet|Done) |scalar Json/);
  expect(omissions.join()).not.toContain('codegen.ts');
  const named = importOpenApi(DOCUMENT, { paths, existing: taken, prefix: 'Zoo' });
  expect(named.sdl).toContain('type ZooPet {');
});

it('imports a document that was exported from a contract', () => {
  const exported = JSON.parse(readFileSync('host/generated/openapi.json', 'utf8')) as OpenApi;
  const paths = ['GET /courses', 'POST /order/quote', 'GET /order/userOrder', 'GET /home-page'];
  const { sdl, endpoints } = importOpenApi(exported, { paths, existing: NONE });
  expect(endpoints).toBe(4);
  const known =
    'directive @wire(value: String) on ENUM_VALUE | FIELD_DEFINITION | OBJECT scalar DateTime scalar Date\n';
  expect(() =>
    buildSchema(known + sdl.replace(/ @(?!wire)\w+\((?:"(?:\\.|[^"\\])*"|[^")])*\)/g, ''), {
      assumeValidSDL: true,
    }),
  ).not.toThrow();
  expect(sdl).toContain('type Course {');
  expect(sdl).toContain('items: [OrderItemInput!]! @constraint(');
});
