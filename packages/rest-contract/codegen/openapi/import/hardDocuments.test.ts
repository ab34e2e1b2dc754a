import { expect, it } from 'vitest';
import type { ExistingNames } from './Definitions';
import { importOpenApi } from './importOpenApi';
import type { Operation, Schema } from './OpenApi';

const NONE: ExistingNames = { types: new Set(), fields: new Set(), caller: 'MEMBER' };

const json = (schema: Schema) => ({ content: { 'application/json': { schema } } });

/** Imports a document of one call, `POST /a`. */
function posting(
  body: Schema,
  rest: Partial<Operation> = {},
  schemas: Record<string, Schema> = {},
) {
  const operation = {
    operationId: 'add',
    requestBody: { required: true, ...json(body) },
    responses: { '204': {} },
    ...rest,
  };
  const document = {
    openapi: '3.1.0',
    paths: { '/a': { post: operation } },
    components: { schemas },
  };
  return importOpenApi(document as never, { paths: ['/a'], existing: NONE });
}

it.each<[what: string, body: Schema, line: string | RegExp, omission?: string]>([
  [
    'no read-only field',
    {
      required: ['id', 'name'],
      properties: {
        id: { type: 'string', readOnly: true },
        name: { type: 'string', maxLength: 9 },
      },
    },
    'input AddInput {\n  name: String! @constraint',
  ],
  [
    'a recursive input without its recursion',
    { $ref: '#/components/schemas/tree' },
    'input TreeInput {\n  name: String @constraint',
    'POST /a TreeInput.parent: has no fields that can be expressed in the contract and is omitted',
  ],
  [
    'a number without a bound above 32 bits',
    { properties: { n: { type: 'integer', minimum: 1, maximum: 2 ** 40 } } },
    'n: Int @constraint(label: "N", min: 1)',
    'POST /a AddInput.n: has a bound that is not a 32-bit integer and is omitted',
  ],
  [
    'a string without a pattern of another regular expression dialect',
    { properties: { n: { type: 'string', maxLength: 9, pattern: '(?i)^a$' } } },
    'n: String @constraint(label: "N", maxLength: 9)',
    'POST /a AddInput.n: its pattern (?i)^a$ is not anchored or could take exponential time, and is omitted',
  ],
  [
    'a number without a keyword that is not supported',
    { properties: { n: { type: 'integer', multipleOf: 5 } as Schema } },
    'n: Int @constraint(label: "N")',
    'POST /a AddInput.n: its multipleOf is not supported and is omitted',
  ],
  [
    'alternative sets of required fields as optional fields',
    {
      properties: { a: { type: 'boolean' }, b: { type: 'boolean' } },
      anyOf: [{ required: ['a'] }, { required: ['b'] }],
    },
    'input AddInput {\n  a: Boolean',
    'POST /a AddInput: requires one of several sets of fields, which is not validated',
  ],
])('imports %s', (_, body, line, omissions) => {
  const tree: Schema = {
    properties: {
      name: { type: 'string', maxLength: 9 },
      parent: { $ref: '#/components/schemas/tree' },
    },
  };
  const imported = posting(body, {}, { tree });
  expect(imported.sdl).toContain(line);
  if (omissions !== undefined) expect(imported.omissions).toContain(omissions);
});

it('sends the body of a form, with a note', () => {
  const schema: Schema = { properties: { n: { type: 'integer' } } };
  const content = { 'application/x-www-form-urlencoded': { schema } };
  const { sdl, omissions } = posting({}, { requestBody: { required: true, content } });
  expect(sdl).toContain('add(input: AddInput!): Done!');
  expect(omissions).toContain('POST /a: its body is a form, which the link must encode');
});

it('leaves no definitions of an omitted call', () => {
  const response = json({ properties: { kind: { type: 'string', enum: ['a', 'b'] } } });
  const { sdl, endpoints } = posting({ type: 'string' }, { responses: { '200': response } });
  expect(endpoints).toBe(0);
  expect(sdl.trim()).toBe('');
});

it('lets an operation override parameters of its path, and separates two of one name', () => {
  const given = (word: string, place: string, type: string) => ({
    name: word,
    in: place,
    required: true,
    schema: { type },
  });
  const get = {
    operationId: 'one',
    parameters: [given('id', 'path', 'integer'), given('id', 'query', 'boolean')],
    responses: { '204': {} },
  };
  const document = {
    openapi: '3.0.0',
    paths: {
      '/a/{id}': { parameters: [given('id', 'path', 'string')], get },
      '/b/{id}': { get: { ...get, parameters: [] } },
    },
  };
  const paths = ['/a/{id}', '/b/{id}'];
  const imported = importOpenApi(document as never, { paths, existing: NONE });
  expect(imported.sdl).toContain('one(id: ID!, id2: Boolean!): Done!');
  expect(imported.sdl).toContain('path: "/a/{args.id}?id={args.id2}"');
  expect(imported.omissions).toContain(
    'GET /b/{id}: its path has {id}, which no parameter describes',
  );
});

it('adds directives to the types of a union, whatever their descriptions contain', () => {
  const dot: Schema = {
    description: 'A {dot} here.',
    properties: { is: { const: 'dot' }, next: { $ref: '#/components/schemas/shape' } },
  };
  const schemas = {
    dot,
    line: { properties: { is: { const: 'line' } } },
    shape: { oneOf: ['dot', 'line'].map((name) => ({ $ref: `#/components/schemas/${name}` })) },
  };
  const responses = { '200': json({ $ref: '#/components/schemas/dot' }) };
  const { sdl } = posting({ properties: { a: { type: 'boolean' } } }, { responses }, schemas);
  expect(sdl).toContain('"A {dot} here."\ntype Dot @wire(value: "dot") {\n  is: DotIs');
  expect(sdl).toContain('union Shape @discriminator(field: "is") = Dot | Line');
});
