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
    'a const in each',
    { oneOf: [record({ const: 'a' }), record({ const: 'b' })] },
    { field: 'is', values: ['a', 'b'] },
  ],
  [
    'an enum of one in each',
    { oneOf: [record({ enum: ['a'] }), record({ enum: ['b'] })] },
    { field: 'is', values: ['a', 'b'] },
  ],
  [
    'their second field',
    {
      oneOf: [
        record({ const: 'x' }, { kind: { const: 'a' } }),
        record({ const: 'x' }, { kind: { const: 'b' } }),
      ],
    },
    { field: 'kind', values: ['a', 'b'] },
  ],
  ['the same const', { oneOf: [record({ const: 'a' }), record({ const: 'a' })] }, null],
  ['a const in one', { oneOf: [record({ const: 'a' }), record(TEXT)] }, null],
  [
    'a field that the other lacks',
    { oneOf: [record({ const: 'a' }), { properties: { kind: { const: 'b' } } }] },
    null,
  ],
  [
    'a discriminator, where they have neither names nor words',
    { discriminator: { propertyName: 'is' }, oneOf: [record(TEXT), record(TEXT)] },
    null,
  ],
  [
    'a discriminator whose mapping is of others',
    {
      discriminator: { propertyName: 'is', mapping: { d: 'dot' } },
      oneOf: [record({ const: 'a' }), record({ const: 'b' })],
    },
    { field: 'is', values: ['a', 'b'] },
  ],
  ['numbers', { oneOf: [record({ const: 1 }), record({ const: 2 })] }, null],
  ['several words', { oneOf: [record({ enum: ['a', 'b'] }), record({ const: 'c' })] }, null],
  ['a text beside a record', { oneOf: [record({ const: 'a' }), TEXT] }, null],
  [
    'a record without fields',
    { discriminator: { propertyName: 'is' }, oneOf: [ref('dot'), { properties: {} }] },
    null,
  ],
  [
    'a discriminator and the names of the types',
    { discriminator: { propertyName: 'is' }, oneOf: [ref('dot'), ref('polkadot')] },
    { field: 'is', values: ['dot', 'polkadot'] },
  ],
  [
    'a discriminator and their words',
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
    'a discriminator with a mapping to names, of which one ends like another',
    {
      discriminator: { propertyName: 'is', mapping: { d: 'dot', p: 'polkadot' } },
      oneOf: [ref('polkadot'), ref('dot')],
    },
    { field: 'is', values: ['p', 'd'] },
  ],
  [
    'a discriminator with one word for two',
    { discriminator: { propertyName: 'is' }, oneOf: [ref('dot'), ref('dot')] },
    null,
  ],
])('reads the discriminator of %s', (_, schema, words) => {
  expect(discriminatorOf(document, schema)).toEqual(words);
});
