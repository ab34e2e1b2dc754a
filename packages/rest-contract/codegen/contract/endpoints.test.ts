import { expect, it } from 'vitest';
import { schemaOf } from '../../testing/schemas';
import { bodyOf, endpointsOf } from './endpoints';

const change = 'access: STAFF) @stale(nothing: true)';

const schema = schemaOf(`
  input Words { text: String! @constraint(label: "Text", maxLength: 9) }
  type Query {
    found(page: Int, words: Words!): Int @endpoint(method: POST, path: "/found?page={args.page}")
    all(page: Int): Int @endpoint(path: "/all?page={args.page}")
    kept: Int @local
  }
  type Mutation {
    save(id: ID!, words: Words!): Int @endpoint(method: PUT, path: "/words/{args.id}", ${change}
    tag(tags: [ID!]!, words: Words!): Int @endpoint(method: POST, path: "/tags?t={args.tags,}", ${change}
    drop(id: ID!): Int @endpoint(method: DELETE, path: "/words/{args.id}", ${change}
    clear(all: Boolean!): Int @endpoint(method: DELETE, path: "/words", ${change}
  }`);

it('sends a body with arguments that are not in the path, unless the method is GET or DELETE', () => {
  const bodies = endpointsOf(schema).map((endpoint) => [
    endpoint.field.name,
    bodyOf(endpoint)?.name ?? null,
  ]);
  expect(Object.fromEntries(bodies)).toEqual({
    found: 'words',
    all: null,
    save: 'words',
    tag: 'words',
    drop: null,
    clear: null,
  });
});
