import { expect, it } from 'vitest';
import { schemaOf } from '../../testing/schemas';
import { optimisticUpdatesByMutation } from './optimisticUpdates';

const schemaWith = (directives: string) =>
  schemaOf(`
    type Course { documentId: ID! done: [ID!]! readAt: DateTime }
    input KeepInput { id: ID! lesson: ID! sure: Boolean! }
    type Query { course: Course @endpoint(path: "/course") }
    type Mutation {
      keep(input: KeepInput!): Course! @endpoint(method: POST, path: "/keep") @stale(nothing: true) ${directives}
    }`);

it('passes the updates to the client with the key of the records', () => {
  const schema = schemaWith(`
    @optimistic(type: "Course", at: "input.id", set: [" done :+   input.lesson"])
    @optimistic(type: "Course", at: "input.id", when: "input.sure", set: ["readAt: now"])`);
  const record = { type: 'Course', key: 'documentId', at: 'input.id' };
  expect(optimisticUpdatesByMutation(schema)).toEqual([
    [
      'keep',
      [
        { ...record, set: [['done', '+ input.lesson']] },
        { ...record, set: [['readAt', 'now']], when: 'input.sure' },
      ],
    ],
  ]);
  expect(optimisticUpdatesByMutation(schemaWith(''))).toEqual([]);
});
