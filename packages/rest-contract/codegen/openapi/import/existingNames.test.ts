import { expect, it } from 'vitest';
import { existingNamesOf } from './existingNames';

const of = (...texts: string[]) =>
  existingNamesOf(texts.map((text, at) => ({ file: `schema/${at}.graphql`, text })));

it.each([
  ['enum Access { PUBLIC }', 'extend enum Access { MEMBER STAFF }', 'MEMBER'],
  ['enum Access { PUBLIC }', '', undefined],
  ['type Access { MEMBER: Int }', 'enum Right { MEMBER }', undefined],
])('reads the access of any session from %s %s', (first, second, caller) => {
  expect(of(...[first, second].filter(Boolean)).caller).toBe(caller);
});

it('collects names from definitions and extensions', () => {
  const { types, fields } = of(
    'type Query { pets: [Pet!]! } type Pet { name: String! } scalar Day',
    'extend type Query { pet: Pet } extend type Mutation { addPet: Pet! } input PetInput { n: Int }',
  );
  expect(types).toEqual(new Set(['Query', 'Pet', 'Day', 'PetInput']));
  expect(fields).toEqual(new Set(['pets', 'pet', 'addPet']));
});
