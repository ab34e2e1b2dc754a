import { buildSchema, type GraphQLObjectType, type GraphQLUnionType } from 'graphql';
import { expect, it } from 'vitest';
import { schemaOf } from '../../testing/schemas';
import { isRecordType, keysOf, discriminatorOf, wireNameOf, apiSettingsOf } from './apiSettings';

const TYPES = 'type Query { a: A } type A { id: ID! } type B { name: ID! } union U = A | B';

const keysIn = (schema: ReturnType<typeof buildSchema>, type: string) =>
  keysOf(schema, schema.getType(type) as GraphQLObjectType);
const discriminatorIn = (schema: ReturnType<typeof buildSchema>) =>
  discriminatorOf(schema, schema.getType('U') as GraphQLUnionType);

it('defaults to id and type', () => {
  const schema = buildSchema(TYPES);
  expect(apiSettingsOf(schema)).toEqual({ key: 'id', discriminator: 'type', node: undefined });
  expect(keysIn(schema, 'A')).toEqual(['id']);
  expect(discriminatorIn(schema)).toBe('type');
});

it('reads the values of the API and their directive', () => {
  const schema = buildSchema(`
    directive @api(key: String! = "id", discriminator: String! = "type") on SCHEMA
    directive @other on SCHEMA
    schema @other @api(key: "name") { query: Query } ${TYPES}`);
  expect(apiSettingsOf(schema)).toMatchObject({ key: 'name', discriminator: 'type' });
  expect(apiSettingsOf(schema).node?.name.value).toBe('api');
  expect([keysIn(schema, 'A'), keysIn(schema, 'B')]).toEqual([[], ['name']]);
});

it('allows overrides for one type or field', () => {
  const schema = schemaOf(`
    type Query { a: Int @local }
    type A @key(fields: ["x", "y"]) { x: ID! y: ID! plus: Int @wire(value: "+1") }
    type B @embedded { documentId: ID! }
    type C { documentId: ID! } type D { x: ID! }
    union U @discriminator(field: "kind") = A | B`);
  const type = (name: string) => schema.getType(name) as GraphQLObjectType;
  expect(['A', 'B', 'C', 'D'].map((name) => keysOf(schema, type(name)))).toEqual([
    ['x', 'y'],
    [],
    ['documentId'],
    [],
  ]);
  expect(['A', 'B', 'C', 'D'].filter((name) => isRecordType(schema, type(name)))).toEqual([
    'A',
    'C',
  ]);
  expect(discriminatorIn(schema)).toBe('kind');
  expect(['plus', 'x', 'gone'].map((name) => wireNameOf(schema, type('A'), name))).toEqual([
    '+1',
    'x',
    'gone',
  ]);
});
