import { buildSchema } from 'graphql';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { parse } from 'yaml';
import type { ExistingNames } from './Definitions';
import { importOpenApi } from './importOpenApi';
import type { OpenApi, Operation, Schema } from './OpenApi';

/** A document, and what its import contains and omits. */
interface Case extends Pick<OpenApi, 'paths'> {
  title: string;
  /** Null for a document that does not mention it. */
  security?: OpenApi['security'] | null;
  schemas?: Record<string, Schema>;
  /** Instead of paths: the fields of the only response, the arguments of the only query, or the only body. */
  response?: Record<string, Schema>;
  required?: boolean;
  parameters?: Operation['parameters'];
  body?: Schema;
  calls?: string[];
  prefix?: string;
  existing?: { types?: string[]; fields?: string[] };
  has?: string[];
  lacks?: string[];
  /** All `@stale` of mutations. */
  stale?: string[];
  omits?: string[];
  mentions?: string[];
  endpoints?: number;
  sdl?: string;
}

const NONE: ExistingNames = { types: new Set(), fields: new Set(), caller: 'MEMBER' };
const NAMED: Schema = { required: ['name'], properties: { name: { type: 'string' } } };

const json = (schema: Schema) => ({ content: { 'application/json': { schema } } });

function operationOf({ response, required, parameters, body }: Case): Record<string, Operation> {
  if (body) {
    const requestBody = { required: true, ...json(body) };
    return { post: { operationId: 'add', requestBody, responses: { '204': {} } } };
  }
  const schema = {
    properties: response ?? {},
    ...(required && { required: Object.keys(response ?? {}) }),
  };
  const responses: Operation['responses'] = response ? { '200': json(schema) } : { '204': {} };
  return { get: { operationId: 'one', responses, ...(parameters && { parameters }) } };
}

function imported(one: Case) {
  const { paths = { '/a': operationOf(one) }, security = [], existing } = one;
  const document = {
    openapi: '3.1.0',
    ...(security && { security }),
    paths,
    components: { schemas: { pet: NAMED, toy: NAMED, ...one.schemas } },
  };
  return importOpenApi(document as OpenApi, {
    paths: one.calls ?? Object.keys(paths),
    existing: existing
      ? { types: new Set(existing.types), fields: new Set(existing.fields), caller: undefined }
      : NONE,
    ...(one.prefix !== undefined && { prefix: one.prefix }),
  });
}

const cases = readFileSync(join(import.meta.dirname, 'importOpenApi.yaml'), 'utf8');
const groups = Object.entries(parse(cases, { merge: true }) as Record<string, Case[]>).filter(
  ([group]) => group !== 'shared',
);

describe.each(groups)('the import of %s', (_group, members) => {
  it.each(members.map((one) => [one.title, one] as const))(
    'imports as described: %s',
    (_title, one) => {
      const { sdl, omissions, endpoints } = imported(one);
      for (const part of one.has ?? []) expect(sdl).toContain(part);
      for (const part of one.lacks ?? []) expect(sdl).not.toContain(part);
      for (const part of one.mentions ?? []) expect(omissions.join('\n')).toContain(part);
      if (one.omits) expect(omissions).toEqual(one.omits);
      if (one.endpoints !== undefined) expect(endpoints).toBe(one.endpoints);
      if (one.sdl !== undefined) expect(sdl.trim()).toBe(one.sdl);
      if (one.stale) {
        const stale = sdl.split('type Mutation')[1]?.matchAll(/@stale\((.*)\)/g) ?? [];
        expect([...stale].map(([, what]) => what)).toEqual(one.stale);
      }
    },
  );
});

const ref = (name: string): Schema => ({ $ref: `#/components/schemas/${name}` });

it("avoids the names of GraphQL's own types", () => {
  const names = ['Query', 'Mutation', 'Subscription', 'String', 'ID', 'Int', 'Float', 'Boolean'];
  const own = [...names, 'Json', 'Done', 'DateTime', 'Date'];
  const response = Object.fromEntries(own.map((name) => [`a${name}`, ref(name)]));
  const schemas = Object.fromEntries(own.map((name) => [name, NAMED]));
  const { sdl } = imported({ title: '', response, schemas });
  for (const name of own) expect(sdl).toContain(`  a${name}: ${name}2\n`);
});

it.each([
  [' One\n  line.\n  \nAnother.', '"One line."'],
  ['Its type is one. ', '"Its type is one."'],
  ['a'.repeat(200), `"${'a'.repeat(200)}"`],
  ['a'.repeat(201), `"${'a'.repeat(199)}…"`],
  ['', 'type OneResponse {'],
])('truncates %j to one paragraph of at most 200 characters', (description, line) => {
  const responses = { '200': json({ ...NAMED, description }) };
  const paths = { '/a': { get: { operationId: 'one', responses } } } as OpenApi['paths'];
  expect(imported({ title: '', paths }).sdl.split('\n')[0]).toBe(line);
});

it('rejects a path that the document lacks, and a document that is not OpenAPI 3', () => {
  const paths = { '/pets': { get: {}, post: {} } } as OpenApi['paths'];
  const importing = (call: string) => imported({ title: '', paths, calls: [call] });
  expect(() => importing('GET /cats')).toThrow('The document has no GET /cats; write the path');
  expect(() => importing('PUT /pets')).toThrow('it has GET, POST');
  const old: OpenApi = { openapi: '2.3.0', paths };
  expect(() => importOpenApi(old, { paths: ['/pets'], existing: NONE })).toThrow(
    'This is not an OpenAPI 3 document',
  );
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
  expect(sdl).toContain('items: [QuoteItemInput!]! @constraint(');
});
