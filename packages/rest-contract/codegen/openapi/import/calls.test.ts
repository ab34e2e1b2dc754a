import { describe, expect, it } from 'vitest';
import type { ExistingNames } from './Definitions';
import { importOpenApi, type ImportResult } from './importOpenApi';
import type { OpenApi, Operation, Schema } from './OpenApi';

const NONE: ExistingNames = { types: new Set(), fields: new Set(), caller: 'MEMBER' };
const PET: Schema = { required: ['name'], properties: { name: { type: 'string' } } };

const json = (schema: Schema) => ({ content: { 'application/json': { schema } } });
const ref = (name: string): Schema => ({ $ref: `#/components/schemas/${name}` });
const list = (name: string): Schema => ({ type: 'array', items: ref(name) });
const query = (name: string, schema?: Schema) => ({ name, in: 'query', ...(schema && { schema }) });

type Paths = Record<string, Record<string, Operation>>;

function importing(
  paths: Paths,
  schemas: Record<string, Schema> = {},
  { chosen = Object.keys(paths), ...more }: Partial<OpenApi> & { chosen?: string[] } = {},
): ImportResult {
  const document = {
    openapi: '3.1.0',
    security: [],
    paths,
    components: { schemas: { pet: PET, toy: PET, ...schemas } },
    ...more,
  };
  return importOpenApi(document as never, { paths: chosen, existing: NONE });
}

/** Imports one call with a body. */
const posting = (body: Schema, more: Partial<Operation> = {}): ImportResult =>
  importing({
    '/a': {
      post: {
        operationId: 'add',
        responses: { '204': {} },
        requestBody: { required: true, ...json(body) },
        ...more,
      },
    },
  });

/** Imports one call with a response. */
const reading = (
  responses: Operation['responses'],
  schemas: Record<string, Schema> = {},
): ImportResult =>
  importing({ '/a': { get: { operationId: 'one', ...(responses && { responses }) } } }, schemas);

const asking = (path: string, ...parameters: unknown[]): ImportResult =>
  importing({
    [path]: { get: { operationId: 'one', parameters, responses: { '204': {} } } as Operation },
  });

describe('a call', () => {
  it('derives its name from its method and path if the document has none', () => {
    const { sdl } = importing({
      '/pets/{kind}': {
        get: {
          parameters: [{ name: 'kind', in: 'path', required: true, schema: { type: 'string' } }],
        },
      },
    });
    expect(sdl).toContain('getPetsKind(kind: String!): Done!');
  });

  it('omits a call at the root path', () => {
    const { endpoints, omissions } = importing({ '/': { get: {} } });
    expect(endpoints).toBe(0);
    expect(omissions).toEqual(['GET /: omitted: the path is not below the base URL']);
  });

  it('prints its method unless it is GET, and its description', () => {
    const { sdl } = importing({
      '/a': {
        get: { operationId: 'one', summary: 'Reads one.', description: 'At length.' },
        put: { operationId: 'change', description: 'Changes one.' },
      },
    });
    expect(sdl).toContain('  "Reads one."\n  one: Done!\n    @endpoint(path: "/a")');
    expect(sdl).toContain(
      '  "Changes one."\n  change: Done!\n    @endpoint(method: PUT, path: "/a")',
    );
    expect(sdl).toContain('type Done {\n  ok: Boolean!\n}');
  });

  it('accepts any spacing of the path and case of the method', () => {
    const paths = { '/pets': { get: {}, post: {} } };
    expect(importing(paths, {}, { chosen: [' get   /pets '] }).endpoints).toBe(1);
  });

  it.each<[what: string, operation: Operation, security: OpenApi['security'], access: boolean]>([
    ['if the document requires a token', {}, [{ token: [] }], true],
    ['if the operation requires a token', { security: [{ token: [] }] }, [], true],
    ['if the operation requires none', { security: [] }, [{ token: [] }], false],
    ['if a token is optional', { security: [{ token: [] }, {}] }, [], false],
  ])('derives the access %s', (_, operation, security, access) => {
    const { sdl, omissions } = importing({ '/a': { get: operation } }, {}, { security: security! });
    expect(sdl.includes('access: MEMBER')).toBe(access);
    expect(omissions).toEqual([]);
  });

  it('defaults to public, with a note, if the document names no security', () => {
    const { sdl, omissions } = importing(
      { '/a': { get: {} } },
      {},
      { security: undefined as never },
    );
    expect(sdl).not.toContain('access');
    expect(omissions).toEqual([
      'access: the document declares no security: every endpoint is PUBLIC, without a token',
    ]);
  });
});

describe('a mutation', () => {
  const all = { '200': json(list('pet')) };
  const one = { '200': json(ref('pet')) };
  const id = { name: 'id', in: 'path', required: true, schema: { type: 'string' } };
  const parameters = [id as never];

  it('invalidates the lists at its path and its parent path, and no others', () => {
    const { sdl, omissions } = importing(
      {
        '/pets': { get: { responses: all }, post: { responses: all } },
        '/pets/{id}': { get: { responses: one, parameters }, put: { responses: one, parameters } },
        '/pets/{id}/name': { put: { responses: one, parameters } },
        '/toys': { get: { responses: { '200': json(list('toy')) } } },
        '/sorts': {
          get: { responses: { '200': json(list('sort')) } },
          put: { responses: { '200': json(list('toy')) } },
        },
        '/words': {
          get: { responses: { '200': json({ type: 'array', items: { type: 'string' } }) } },
          put: {},
        },
      },
      { sort: { description: 'Which type it has.', enum: ['a', 'b'] } },
    );
    const stale = sdl.split('type Mutation')[1]?.match(/@\w+\((?:queriesReturning|nothing).*\)/g);
    expect(stale).toEqual([
      '@stale(queriesReturning: ["Pet"])',
      '@stale(queriesReturning: ["Pet"])',
      '@stale(nothing: true)',
      '@stale(nothing: true)',
      '@stale(nothing: true)',
    ]);
    expect(omissions).toContain(
      '@stale: guessed from the path of each mutation, as OpenAPI does not describe it; review it',
    );
  });

  it('guesses no invalidation without mutations', () => {
    expect(importing({ '/pets': { get: { responses: all } } }).omissions).toEqual([]);
  });

  it('sends no body with DELETE', () => {
    const requestBody = json({ properties: { n: { type: 'integer' } } });
    const { sdl, omissions } = importing({
      '/a': { delete: { operationId: 'drop', requestBody } },
    });
    expect(sdl).toContain('  drop: Done!');
    expect(omissions).toContain(
      'DELETE /a: has a body, which the contract does not support for DELETE',
    );
  });

  it('omits a call whose required body is not JSON', () => {
    const content = { 'text/csv': {}, 'text/xml': {} };
    const { omissions } = posting({}, { requestBody: { required: true, content } });
    expect(omissions).toContain('POST /a: its body is text/csv, text/xml, not JSON');
    expect(omissions).toContain('POST /a: omitted for the reason above');
  });

  it('drops an optional body that is not JSON', () => {
    const { sdl, omissions } = posting({}, { requestBody: json({ type: 'string' }) });
    expect(sdl).toContain('  add: Done!');
    expect(omissions.filter((each) => each.startsWith('POST'))).toEqual([
      'POST /a: its body is not an object with fields',
    ]);
  });
});

describe('a response', () => {
  it.each<[what: string, responses: Operation['responses'], sdl: string, omission: string[]]>([
    ['a success response', { '404': json(ref('toy')), '200': json(ref('pet')) }, 'one: Pet!', []],
    ['a default response', { default: json(ref('pet')), '404': json(ref('toy')) }, 'one: Pet!', []],
    [
      'a success response beside a default',
      { default: json(ref('toy')), '200': json(ref('pet')) },
      'one: Pet!',
      [],
    ],
    ['an operation without responses', undefined, 'one: Done!', []],
    [
      'a different JSON media type',
      { '200': { content: { 'application/vnd.api+json; charset=utf-8': { schema: ref('pet') } } } },
      'one: Pet!',
      [],
    ],
    [
      'two responses of the same type',
      { '200': json(ref('pet')), '201': json(ref('pet')) },
      'one: Pet!',
      [],
    ],
    [
      'two responses of different types',
      { '200': json(ref('pet')), '201': json(ref('toy')) },
      'one: Pet!',
      ['GET /a: has several success responses; only the first is imported'],
    ],
    [
      'a response with headers',
      { '200': { ...json(ref('pet')), headers: { Link: {}, ETag: {} } } },
      'one: Pet!',
      ['GET /a: the response headers Link, ETag are not imported'],
    ],
    [
      'a response that is not JSON',
      { '200': { content: { 'text/csv': {}, 'text/xml': {} } } },
      '',
      [
        'GET /a: its response is text/csv, text/xml, not JSON',
        'GET /a: omitted for the reason above',
      ],
    ],
    ['an anonymous type', { '200': json(PET) }, 'one: OneResponse!', []],
    [
      'a list of an anonymous type',
      { '200': json({ type: 'array', items: PET }) },
      'one: [OneResponseItem!]!',
      [],
    ],
    [
      'a list without an item type',
      { '200': json({ type: 'array' }) },
      'one: [Json!]!',
      [
        'GET /a[]: it has no fields; imported as Json, which is not validated',
        "Json: requires a TypeScript type in codegen.ts: `scalars: { Json: 'unknown' }`",
      ],
    ],
    [
      'a response of several scalar types',
      { '200': json({ type: ['string', 'integer'] }) },
      'one: Json!',
      [
        'GET /a: it has several types (string, integer); imported as Json, which is not validated',
        "Json: requires a TypeScript type in codegen.ts: `scalars: { Json: 'unknown' }`",
      ],
    ],
  ])('reads %s', (_, responses, line, omissions) => {
    const imported = reading(responses);
    expect(imported.sdl).toContain(line && `  ${line}\n`);
    expect(imported.omissions).toEqual(omissions);
  });

  it('merges a record with its nullable variant', () => {
    const holder = {
      properties: {
        a: ref('nullable-pet'),
        b: ref('nullable-cat'),
        c: ref('nullable-dog'),
        d: ref('nullable-toy'),
      },
    };
    const { sdl } = reading(
      { '200': json(holder) },
      {
        'nullable-pet': { ...PET, type: ['object', 'null'] },
        'nullable-cat': PET,
        'nullable-dog': PET,
        'nullable-toy': { properties: { size: { type: 'integer' } } },
      },
    );
    expect(sdl).toContain('  a: Pet\n  b: Cat\n  c: Dog\n  d: Toy\n');
    expect(sdl).toContain('type Toy {\n  size: Int\n}');
    const both = reading(
      {
        '200': json({
          properties: {
            a: ref('pet'),
            b: ref('nullable-pet'),
            c: ref('nullable-toy'),
            d: ref('toy'),
          },
        }),
      },
      { 'nullable-pet': PET, 'nullable-toy': { properties: { size: { type: 'integer' } } } },
    );
    expect(both.sdl).toContain('  a: Pet\n  b: Pet\n  c: Toy\n  d: Toy2\n');
  });

  it('requires only required fields, and copies descriptions', () => {
    const described: Schema = { type: 'boolean', description: 'Of the type.' };
    const { sdl } = reading(
      {
        '200': json({
          properties: {
            a: list('pet'),
            b: ref('Described'),
            c: described,
            d: { allOf: [described] },
            e: { ...ref('Described'), description: 'Of the field.' },
          },
        }),
      },
      { Described: described },
    );
    expect(sdl).toContain(
      `type OneResponse {
  a: [Pet!]
  b: Boolean
  "Of the type."
  c: Boolean
  "Of the type."
  d: Boolean
  "Of the field."
  e: Boolean
}`,
    );
  });

  it("avoids the names of GraphQL's own types", () => {
    const names = ['Query', 'Mutation', 'Subscription', 'String', 'ID', 'Int', 'Float', 'Boolean'];
    const own = [...names, 'Json', 'Done', 'DateTime', 'Date'];
    const properties = Object.fromEntries(own.map((name) => [`a${name}`, ref(name)]));
    const schemas = Object.fromEntries(own.map((name) => [name, PET]));
    const { sdl } = reading({ '200': json({ properties }) }, schemas);
    for (const name of own) expect(sdl).toContain(`  a${name}: ${name}2\n`);
  });

  it('discriminates the types of a union by values that may differ in another union', () => {
    const schemas = {
      dot: { properties: { is: { type: 'string' } } },
      line: { properties: { is: { type: 'string' } } },
    } satisfies Record<string, Schema>;
    const union = (dot: string, line: string): Schema => ({
      discriminator: {
        propertyName: 'is',
        mapping: { [dot]: ref('dot').$ref!, [line]: ref('line').$ref! },
      },
      oneOf: [ref('dot'), ref('line')],
    });
    const one = reading({ '200': json(union('d', 'l')) }, schemas);
    expect(one.omissions).toEqual([]);
    const properties = { a: union('d', 'l'), b: union('D', 'l') };
    expect(reading({ '200': json({ properties }) }, schemas).omissions).toEqual([
      'OneResponse.b: "D" is Dot, which has another value in another union',
    ]);
  });

  it('falls back to any JSON if no field discriminates the types', () => {
    const { omissions } = reading({ '200': json({ oneOf: [ref('pet'), ref('toy')] }) });
    expect(omissions[0]).toBe(
      'GET /a: it is one of several types that no field distinguishes; imported as Json, which is not validated',
    );
  });

  it('maps 64-bit numbers to Float, and values that are not names to text', () => {
    const properties: Record<string, Schema> = {
      big: { type: 'integer', format: 'int64' },
      small: { type: 'integer' },
      part: { type: 'number' },
      empty: { enum: ['', 'a'] },
      split: { enum: ['a|b', 'c'] },
      truth: { enum: ['true', 'no'] },
      at: { type: 'string', format: 'date-time' },
      size: { type: 'integer', enum: [1, 2] },
      near: { enum: ['a-b', 'a_b'] },
      ...Object.fromEntries(
        ['id', 'pet_id', 'petId', 'idle', 'petIdle', 'PId'].map((key) => [
          key,
          { type: 'integer' },
        ]),
      ),
    };
    const { sdl } = reading({ '200': json({ required: Object.keys(properties), properties }) });
    for (const line of [
      'big: Float!',
      'small: Int!',
      'part: Float!',
      'empty: String!',
      'split: String!',
      'truth: OneResponseTruth!',
      'at: DateTime!',
      'size: Int!',
      'id: ID!',
      'pet_id: ID!',
      'petId: ID!',
      'idle: Int!',
      'petIdle: Int!',
      'PId: Int!',
    ]) {
      expect(sdl).toContain(`  ${line}\n`);
    }
    expect(sdl).toContain('  true_ @wire(value: "true")\n  no\n');
    expect(sdl).toContain('  a_b @wire(value: "a-b")\n  a_b_ @wire(value: "a_b")\n');
  });

  it('truncates descriptions to one paragraph of at most 200 characters', () => {
    const description = (text: string): string =>
      reading({ '200': json({ ...PET, description: text }) }).sdl.split('\n')[0]!;
    expect(description(' One\n  line.\n  \nAnother.')).toBe('"One line."');
    expect(description('Its type is one. ')).toBe('"Its type is one."');
    expect(description('a'.repeat(200))).toBe(`"${'a'.repeat(200)}"`);
    expect(description('a'.repeat(201))).toBe(`"${'a'.repeat(199)}…"`);
    expect(description('')).toBe('type OneResponse {');
  });
});

describe('an argument', () => {
  const TEXTS: Schema = { type: 'array', items: { type: 'string' } };

  it('maps a list in the query, joined if the document requires it', () => {
    const { sdl } = asking('/a', query('tag', TEXTS), { ...query('kind', TEXTS), explode: false });
    expect(sdl).toContain('one(tag: [String!], kind: [String!]): Done!');
    expect(sdl).toContain('path: "/a?tag={args.tag}&kind={args.kind,}"');
  });

  it('preserves a valid name, and maps its values to an enum', () => {
    const { sdl } = asking(
      '/a',
      query('per_page', { type: 'integer' }),
      query('kind', { enum: ['a', 'b'] }),
      query('sort', { enum: ['up', 'down'] }),
    );
    expect(sdl).toContain('one(per_page: Int, kind: OneKind, sort: OneSort): Done!');
    expect(sdl).toContain('enum OneKind {\n  a\n  b\n}');
    expect(sdl).toContain('enum OneSort {\n  up\n  down\n}');
  });

  it('avoids the name of the body', () => {
    const { sdl } = posting(
      { properties: { n: { type: 'integer' } } },
      { parameters: [query('input', { type: 'string' })] },
    );
    expect(sdl).toContain('add(input2: String, input: AddInput!): Done!');
    expect(sdl).toContain('path: "/a?input={args.input2}"');
  });

  it.each<[what: string, path: string, parameters: unknown[], endpoints: number, omission: string]>(
    [
      [
        'an argument without a schema',
        '/a',
        [query('q')],
        1,
        'GET /a q: has no schema and is omitted',
      ],
      [
        'an argument that is an object',
        '/a',
        [query('q', { type: 'object' })],
        1,
        'GET /a q: is not a scalar or enum and is omitted',
      ],
      [
        'an operation whose required argument is an object',
        '/a',
        [{ ...query('q', { type: 'object' }), required: true }],
        0,
        'GET /a: omitted for the reason above',
      ],
      [
        'a list in the path',
        '/a/{ids}',
        [{ name: 'ids', in: 'path', schema: TEXTS }],
        0,
        'GET /a/{ids} ids: is a list and is omitted',
      ],
      [
        'an operation whose path parameter is declared in the query',
        '/a/{id}',
        [query('id', { type: 'string' })],
        0,
        'GET /a/{id}: its path has {id}, which no parameter describes',
      ],
      [
        'an operation with an undeclared path parameter',
        '/a/{id}/{of}',
        [{ name: 'id', in: 'path', schema: { type: 'string' } }],
        0,
        'GET /a/{id}/{of}: its path has {of}, which no parameter describes',
      ],
    ],
  )('omits %s', (_, path, parameters, endpoints, omissions) => {
    const imported = asking(path, ...parameters);
    expect(imported.endpoints).toBe(endpoints);
    expect(imported.omissions).toContain(omissions);
  });
});

describe('a body', () => {
  it('preserves numbers as keys, and names nested types after their parent', () => {
    const inner: Schema = { properties: { n: { type: 'boolean' }, 'a-b': { type: 'boolean' } } };
    const { sdl, omissions } = posting({
      properties: {
        id: { type: 'integer' },
        'x-y': { type: 'boolean' },
        size: { type: 'integer', enum: [1, 2] },
        kind: { enum: ['a', 'b'] },
        inner,
        grid: { type: 'array', items: { type: 'array', items: { type: 'boolean' } } },
      },
    });
    expect(sdl).toContain('  id: Int @constraint');
    expect(sdl).toContain('  kind: AddInputKind @constraint');
    expect(sdl).toContain('  inner: AddInputInnerInput @constraint');
    expect(omissions.slice(0, -1)).toEqual([
      'POST /a AddInput.x-y, POST /a AddInputInnerInput.a-b: is not a valid GraphQL name and is omitted',
      'POST /a AddInput.size: its values are not valid names; any Int is accepted',
      'POST /a AddInput.grid: has no upper bound; at most 100 items are accepted',
      'POST /a AddInput.grid: is a list of lists and is omitted',
    ]);
  });

  it('accepts less than the API does', () => {
    const schemas: Record<string, Schema> = {
      made: { type: 'string', readOnly: true },
      short: { type: 'string', maxLength: 9, description: 'A short text.' },
    };
    const properties: Record<string, Schema> = {
      made: ref('made'),
      shop_id: { type: 'string', maxLength: 9 },
      either: { oneOf: [{ type: 'integer' }, { type: 'boolean' }] },
      none: { oneOf: [{}, { type: 'boolean' }] },
      empty: { type: ['string', 'null'], maxLength: 9 },
      blank: { type: ['string', 'null'], maxLength: 9, description: 'May be blank.' },
      short: ref('short'),
      any: { type: 'array', items: {} },
    };
    const requestBody = json({ required: ['empty', 'short'], properties });
    const { sdl, omissions } = importing(
      { '/a': { post: { operationId: 'add', requestBody, responses: { '204': {} } } } },
      schemas,
    );
    expect(sdl).toContain(
      `input AddInput {
  shop_id: ID @constraint(label: "Shop id", maxLength: 9)
  either: Int @constraint(label: "Either")
  empty: String @constraint(label: "Empty", maxLength: 9)
  "May be blank."
  blank: String @constraint(label: "Blank", maxLength: 9)
  "A short text."
  short: String! @constraint(label: "Short", maxLength: 9)
}`,
    );
    expect(omissions.slice(0, -1)).toEqual([
      'POST /a AddInput.either: accepts one of 2 types; only Int is supported',
      'POST /a AddInput.none, POST /a AddInput.any: has a type that cannot be validated and is omitted',
      'POST /a AddInput.empty: is always sent, possibly as null',
    ]);
  });

  it('omits a body whose fields are all read-only', () => {
    const { endpoints } = posting({ properties: { id: { type: 'string', readOnly: true } } });
    expect(endpoints).toBe(0);
  });

  it('omits a call whose body requires an unsupported field', () => {
    const { endpoints, omissions } = posting({ required: ['any'], properties: { any: {} } });
    expect(endpoints).toBe(0);
    expect(omissions).toContain(
      'POST /a AddInput.any: is required but cannot be expressed in the contract',
    );
  });
});
