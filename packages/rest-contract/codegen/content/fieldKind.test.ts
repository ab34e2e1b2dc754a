import { assertObjectType } from 'graphql';
import { expect, it } from 'vitest';
import { schemaOf } from '../../testing/schemas';
import { fieldKind } from './fieldKind';

const schema = schemaOf(`
  enum Level { low high }
  type Area { name: String! }
  type Topic {
    documentId: ID! title: String! level: Level levels: [Level!]! count: Int! share: Float top: Boolean!
    on: Date at: DateTime! price: Cents! text: Blocks area: Area areas: [Area!]!
  }
  type Query { topic: Topic @endpoint(path: "/topic") }`);
const fields = assertObjectType(schema.getType('Topic')).getFields();

it.each([
  ['documentId', 'word'],
  ['title', 'text'],
  ['level', 'word'],
  ['levels', 'list'],
  ['count', 'number'],
  ['share', 'decimal'],
  ['top', 'boolean'],
  ['on', 'day'],
  ['at', 'date'],
  ['price', 'number'],
  ['text', 'rich'],
  ['area', null],
  ['areas', null],
])('derives the kind of %s: %s', (name, kind) => {
  const field = fields[name];
  expect(field && fieldKind(schema, field.type)).toBe(kind);
});
