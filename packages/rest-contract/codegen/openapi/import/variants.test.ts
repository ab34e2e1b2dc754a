import { expect, it } from 'vitest';
import type { OpenApi, Schema } from './OpenApi';
import { discriminatorOf, type Discriminator } from './variants';

const ref = (name: string): Schema => ({ $ref: `#/components/schemas/${name}` });
const record = (is: Schema, more: Record<string, Schema> = {}): Schema => ({
  properties: { is, ...more },
});
const TEXT: Schema = { type: 'string' };

const document: OpenApi = {
  openapi: '3.1.0',
  components: {
    schemas: { dot: record(TEXT), polkadot: record(TEXT), line: record({ const: 'l' }) },
  },
};

it.each<[what: string, schema: Schema, words: Discriminator | null]>([
  [
    'types with different constants',
    { oneOf: [record({ const: 'a' }), record({ const: 'b' })] },
    { field: 'is', values: ['a', 'b'] },
  ],
  [
    'types with different enums of one value',
    { oneOf: [record({ enum: ['a'] }), record({ enum: ['b'] })] },
    { field: 'is', values: ['a', 'b'] },
  ],
  [
    'types that differ only in their second field',
    {
      oneOf: [
        record({ const: 'x' }, { kind: { const: 'a' } }),
        record({ const: 'x' }, { kind: { const: 'b' } }),
      ],
    },
    { field: 'kind', values: ['a', 'b'] },
  ],
  [
    'types with the same constant',
    { oneOf: [record({ const: 'a' }), record({ const: 'a' })] },
    null,
  ],
  [
    'types of which only one has a constant',
    { oneOf: [record({ const: 'a' }), record(TEXT)] },
    null,
  ],
  [
    'types without a common field',
    { oneOf: [record({ const: 'a' }), { properties: { kind: { const: 'b' } } }] },
    null,
  ],
  [
    'a discriminator of anonymous types without constants',
    { discriminator: { propertyName: 'is' }, oneOf: [record(TEXT), record(TEXT)] },
    null,
  ],
  [
    'a discriminator whose mapping names other types',
    {
      discriminator: { propertyName: 'is', mapping: { d: 'dot' } },
      oneOf: [record({ const: 'a' }), record({ const: 'b' })],
    },
    { field: 'is', values: ['a', 'b'] },
  ],
  [
    'types with numbers as constants',
    { oneOf: [record({ const: 1 }), record({ const: 2 })] },
    null,
  ],
  [
    'types of which one has several values',
    { oneOf: [record({ enum: ['a', 'b'] }), record({ const: 'c' })] },
    null,
  ],
  ['an object and a string', { oneOf: [record({ const: 'a' }), TEXT] }, null],
  [
    'a discriminator of a type without fields',
    { discriminator: { propertyName: 'is' }, oneOf: [ref('dot'), { properties: {} }] },
    null,
  ],
  [
    'a discriminator of named types',
    { discriminator: { propertyName: 'is' }, oneOf: [ref('dot'), ref('polkadot')] },
    { field: 'is', values: ['dot', 'polkadot'] },
  ],
  [
    'a discriminator of types with constants',
    { discriminator: { propertyName: 'is' }, oneOf: [ref('dot'), ref('line')] },
    { field: 'is', values: ['dot', 'l'] },
  ],
  [
    'a discriminator with a mapping to references',
    {
      discriminator: {
        propertyName: 'is',
        mapping: { d: '#/components/schemas/dot', p: '#/components/schemas/polkadot' },
      },
      oneOf: [ref('polkadot'), ref('dot')],
    },
    { field: 'is', values: ['p', 'd'] },
  ],
  [
    'a discriminator with a mapping to names that end alike',
    {
      discriminator: { propertyName: 'is', mapping: { d: 'dot', p: 'polkadot' } },
      oneOf: [ref('polkadot'), ref('dot')],
    },
    { field: 'is', values: ['p', 'd'] },
  ],
  [
    'a discriminator with the same value twice',
    { discriminator: { propertyName: 'is' }, oneOf: [ref('dot'), ref('dot')] },
    null,
  ],
])('finds the discriminator, or none, of %s', (_, schema, words) => {
  expect(discriminatorOf(document, schema)).toEqual(words);
});
