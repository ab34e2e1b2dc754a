import { expect, it } from 'vitest';
import { dialectOf } from './dialect';

const of = (...texts: string[]) =>
  dialectOf(texts.map((text, at) => ({ file: `schema/${at}.graphql`, text })));

it('reads which features the directives support', () => {
  const { dialect } = of(
    `directive @wire(value: String!) on ENUM_VALUE | FIELD_DEFINITION
     directive @discriminator(field: String!) on UNION
     enum HttpMethod { GET POST }
     enum Access { PUBLIC MEMBER STAFF }`,
  );
  expect(dialect).toEqual({
    fieldWire: true,
    discriminator: true,
    lists: true,
    methods: new Set(['GET', 'POST']),
    caller: 'MEMBER',
  });
});

it.each([
  ['no directives', 'type Query { a: Int }'],
  [
    'enums and types of the same names',
    'enum wire { a } enum discriminator { a } type HttpMethod { GET: Int } type Access { MEMBER: Int }',
  ],
  ['other directives', 'directive @wired on FIELD_DEFINITION directive @wire on ENUM_VALUE'],
  ['other enums', 'enum Method { GET } enum Right { MEMBER }'],
  ['a single value in Access', 'enum Access { PUBLIC }'],
])('supports fewer features for a schema with %s', (_, text) => {
  expect(of(text).dialect).toEqual({
    fieldWire: false,
    discriminator: false,
    lists: false,
    methods: new Set(),
    caller: undefined,
  });
});

it('reads a caller from another file that extends Access', () => {
  const { dialect } = of('enum Access { PUBLIC }', 'extend enum Access { MEMBER }');
  expect(dialect.caller).toBe('MEMBER');
});

it('collects existing names from definitions and extensions', () => {
  const { existing } = of(
    'type Query { pets: [Pet!]! } type Pet { name: String! } scalar Day',
    'extend type Query { pet: Pet } extend type Mutation { addPet: Pet! } input PetInput { n: Int }',
  );
  expect(existing).toEqual({
    types: new Set(['Query', 'Pet', 'Day', 'PetInput']),
    fields: new Set(['pets', 'pet', 'addPet']),
  });
});
