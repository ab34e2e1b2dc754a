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
    'a record or null, as 3.1 says it',
    { anyOf: [ref('owner'), { type: 'null' }] },
    { schema: OWNER, nullable: true, ref: ref('owner').$ref! },
  ],
  [
    'one record alone',
    { oneOf: [ref('owner')] },
    { schema: OWNER, nullable: false, ref: ref('owner').$ref! },
  ],
  [
    'one record that may be null',
    { oneOf: [ref('perhaps')] },
    { schema: { ...OWNER, nullable: true }, nullable: true, ref: ref('perhaps').$ref! },
  ],
  [
    'one of two',
    { oneOf: [ref('owner'), { type: 'string' }] },
    { schema: { oneOf: [ref('owner'), { type: 'string' }] }, nullable: false, ref: null },
  ],
  [
    'one of two, or null as a const',
    { oneOf: [ref('owner'), { type: 'string' }, { const: null }] },
    { schema: { oneOf: [ref('owner'), { type: 'string' }] }, nullable: true, ref: null },
  ],
  [
    'one of two, or null as 3.0 says it',
    { nullable: true, oneOf: [ref('owner'), { type: 'string' }] },
    {
      schema: { nullable: true, oneOf: [ref('owner'), { type: 'string' }] },
      nullable: true,
      ref: null,
    },
  ],
  [
    'fields of which one of several sets is required',
    { ...FORM, oneOf: SETS },
    { schema: { ...FORM, anyOf: SETS } as Schema, nullable: false, ref: null },
  ],
  [
    'fields beside a record',
    { ...FORM, oneOf: [...SETS, OWNER] } as Schema,
    { schema: { ...FORM, oneOf: [...SETS, OWNER] } as Schema, nullable: false, ref: null },
  ],
  [
    'fields, or null',
    { ...FORM, anyOf: [SETS[0]!, { type: 'null' }] } as Schema,
    {
      schema: { ...FORM, anyOf: [SETS[0]!, { type: 'null' }], oneOf: [SETS[0]!] } as Schema,
      nullable: true,
      ref: null,
    },
  ],
  [
    'all of one record',
    { allOf: [ref('owner')] },
    { schema: { ...OWNER, required: [] }, nullable: false, ref: ref('owner').$ref! },
  ],
  [
    'all of one record and more',
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
    'all of one record, or null',
    { nullable: true, allOf: [OWNER] },
    { schema: { ...OWNER, nullable: true, required: [] }, nullable: true, ref: null },
  ],
  [
    'all of what may be null and what may not',
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
    'all of a record that may be null',
    { allOf: [ref('perhaps')] },
    {
      schema: { ...OWNER, nullable: true, required: [] },
      nullable: true,
      ref: ref('perhaps').$ref!,
    },
  ],
  [
    'a record, or a text that may be null',
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
    'fields beside a list',
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
    'all of a text',
    { allOf: [{ type: 'string' }] },
    { schema: { type: 'string', required: [] }, nullable: false, ref: null },
  ],
  [
    'a text or null',
    { type: ['string', 'null'] },
    { schema: { type: 'string' }, nullable: true, ref: null },
  ],
  [
    'a text or number',
    { type: ['string', 'integer'] },
    { schema: { type: ['string', 'integer'] }, nullable: false, ref: null },
  ],
  [
    'words and null',
    { enum: ['a', null] },
    { schema: { enum: ['a'], type: 'string' }, nullable: true, ref: null },
  ],
  [
    'a word',
    { const: 'a' },
    { schema: { const: 'a', enum: ['a'], type: 'string' }, nullable: false, ref: null },
  ],
  ['null alone', { const: null }, { schema: { const: null, enum: [] }, nullable: true, ref: null }],
  ['numbers', { enum: [1, 2] }, { schema: { enum: [1, 2] }, nullable: false, ref: null }],
  [
    'words and numbers',
    { enum: ['a', 1] },
    { schema: { enum: ['a', 1] }, nullable: false, ref: null },
  ],
])('reads %s', (_, given, known) => {
  expect(normalizedSchema(document, given)).toEqual(known);
});

it.each([
  ['is not in the document', '#/components/schemas/cat'],
  ['is in another file', 'pets.json#/components/schemas/owner'],
  ['has no sign of the document', 'components/schemas/owner'],
  ['ends nowhere', '#/components/schemas/round'],
])('rejects a reference that %s', (_, $ref) => {
  const round = { ...document, components: { schemas: { owner: OWNER, round: ref('round') } } };
  expect(() => normalizedSchema(round as OpenApi, { $ref })).toThrow(
    'is not in the document; bundle it',
  );
});
