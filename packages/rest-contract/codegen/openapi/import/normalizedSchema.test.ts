import { expect, it } from 'vitest';
import { normalizedSchema, type NormalizedSchema } from './normalizedSchema';
import type { OpenApi, Schema } from './OpenApi';

const ref = (name: string): Schema => ({ $ref: `#/components/schemas/${name}` });
const OWNER: Schema = { properties: { name: { type: 'string' } } };
const FORM = { properties: { a: { type: 'boolean' }, b: { type: 'boolean' } } };
const SETS: Schema[] = [{ required: ['a'] }, { type: 'object', required: ['b'] }];

const document: OpenApi = {
  openapi: '3.1.0',
  components: {
    schemas: {
      owner: OWNER,
      perhaps: { ...OWNER, nullable: true },
      same: ref('owner'),
      'a/b~c': { type: 'boolean' },
    },
  },
};

it.each<[what: string, given: Schema, known: NormalizedSchema]>([
  ['a reference', ref('owner'), { schema: OWNER, nullable: false, ref: ref('owner').$ref! }],
  [
    'a reference to a reference',
    ref('same'),
    { schema: OWNER, nullable: false, ref: ref('same').$ref! },
  ],
  [
    'an object or null in OpenAPI 3.1',
    { anyOf: [ref('owner'), { type: 'null' }] },
    { schema: OWNER, nullable: true, ref: ref('owner').$ref! },
  ],
  [
    'oneOf with a single object',
    { oneOf: [ref('owner')] },
    { schema: OWNER, nullable: false, ref: ref('owner').$ref! },
  ],
  [
    'oneOf with a nullable object',
    { oneOf: [ref('perhaps')] },
    { schema: { ...OWNER, nullable: true }, nullable: true, ref: ref('perhaps').$ref! },
  ],
  [
    'oneOf with two types',
    { oneOf: [ref('owner'), { type: 'string' }] },
    { schema: { oneOf: [ref('owner'), { type: 'string' }] }, nullable: false, ref: null },
  ],
  [
    'oneOf with two types and a null constant',
    { oneOf: [ref('owner'), { type: 'string' }, { const: null }] },
    { schema: { oneOf: [ref('owner'), { type: 'string' }] }, nullable: true, ref: null },
  ],
  [
    'oneOf with two types that is nullable in OpenAPI 3.0',
    { nullable: true, oneOf: [ref('owner'), { type: 'string' }] },
    {
      schema: { nullable: true, oneOf: [ref('owner'), { type: 'string' }] },
      nullable: true,
      ref: null,
    },
  ],
  [
    'alternative sets of required fields',
    { ...FORM, oneOf: SETS },
    { schema: { ...FORM, anyOf: SETS } as Schema, nullable: false, ref: null },
  ],
  [
    'fields and an alternative object',
    { ...FORM, oneOf: [...SETS, OWNER] } as Schema,
    { schema: { ...FORM, oneOf: [...SETS, OWNER] } as Schema, nullable: false, ref: null },
  ],
  [
    'fields or null',
    { ...FORM, anyOf: [SETS[0]!, { type: 'null' }] } as Schema,
    {
      schema: { ...FORM, anyOf: [SETS[0]!, { type: 'null' }], oneOf: [SETS[0]!] } as Schema,
      nullable: true,
      ref: null,
    },
  ],
  [
    'allOf with one object',
    { allOf: [ref('owner')] },
    { schema: { ...OWNER, required: [] }, nullable: false, ref: ref('owner').$ref! },
  ],
  [
    'allOf with one object and further fields',
    { allOf: [ref('owner')], ...FORM, required: ['a'] } as Schema,
    {
      schema: {
        properties: { ...OWNER.properties, ...FORM.properties },
        required: ['a'],
      } as Schema,
      nullable: false,
      ref: null,
    },
  ],
  [
    'a nullable allOf with one object',
    { nullable: true, allOf: [OWNER] },
    { schema: { ...OWNER, nullable: true, required: [] }, nullable: true, ref: null },
  ],
  [
    'allOf with a nullable and a non-null object',
    { allOf: [ref('perhaps'), FORM as Schema] },
    {
      schema: {
        nullable: true,
        properties: { ...OWNER.properties, ...FORM.properties },
        required: [],
      } as Schema,
      nullable: false,
      ref: null,
    },
  ],
  [
    'allOf with a nullable object',
    { allOf: [ref('perhaps')] },
    {
      schema: { ...OWNER, nullable: true, required: [] },
      nullable: true,
      ref: ref('perhaps').$ref!,
    },
  ],
  [
    'an object or a nullable string',
    { anyOf: [ref('owner'), { type: ['null', 'string'] }] },
    {
      schema: {
        anyOf: [ref('owner'), { type: ['null', 'string'] }],
        oneOf: [ref('owner'), { type: ['null', 'string'] }],
      },
      nullable: false,
      ref: null,
    },
  ],
  [
    'fields and an alternative list',
    { ...FORM, oneOf: [...SETS, { required: ['a'], items: {} }] } as Schema,
    {
      schema: { ...FORM, oneOf: [...SETS, { required: ['a'], items: {} }] } as Schema,
      nullable: false,
      ref: null,
    },
  ],
  [
    'a reference with a slash in its name',
    ref('a~1b~0c'),
    { schema: { type: 'boolean' }, nullable: false, ref: ref('a~1b~0c').$ref! },
  ],
  [
    'allOf with a string',
    { allOf: [{ type: 'string' }] },
    { schema: { type: 'string', required: [] }, nullable: false, ref: null },
  ],
  [
    'a string or null',
    { type: ['string', 'null'] },
    { schema: { type: 'string' }, nullable: true, ref: null },
  ],
  [
    'a string or number',
    { type: ['string', 'integer'] },
    { schema: { type: ['string', 'integer'] }, nullable: false, ref: null },
  ],
  [
    'an enum with null',
    { enum: ['a', null] },
    { schema: { enum: ['a'], type: 'string' }, nullable: true, ref: null },
  ],
  [
    'a constant',
    { const: 'a' },
    { schema: { const: 'a', enum: ['a'], type: 'string' }, nullable: false, ref: null },
  ],
  [
    'a null constant',
    { const: null },
    { schema: { const: null, enum: [] }, nullable: true, ref: null },
  ],
  [
    'an enum of numbers',
    { enum: [1, 2] },
    { schema: { enum: [1, 2] }, nullable: false, ref: null },
  ],
  [
    'an enum of strings and numbers',
    { enum: ['a', 1] },
    { schema: { enum: ['a', 1] }, nullable: false, ref: null },
  ],
])('reads %s', (_, given, known) => {
  expect(normalizedSchema(document, given)).toEqual(known);
});

it.each([
  ['is not in the document', '#/components/schemas/cat'],
  ['is in another file', 'pets.json#/components/schemas/owner'],
  ['has no leading "#"', 'components/schemas/owner'],
  ['is circular', '#/components/schemas/round'],
])('rejects a reference that %s', (_, $ref) => {
  const round = { ...document, components: { schemas: { owner: OWNER, round: ref('round') } } };
  expect(() => normalizedSchema(round as OpenApi, { $ref })).toThrow(
    'is not in the document; bundle it',
  );
});
