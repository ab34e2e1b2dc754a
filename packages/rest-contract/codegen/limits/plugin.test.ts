import { buildSchema } from 'graphql';
import { expect, it } from 'vitest';
import { directives } from '../../testing/schemas';
import { plugin } from './plugin';

const schema = buildSchema(`${directives}
  input CartInput { lines: [ID!]! @constraint(label: "Lines", minLength: 1, maxLength: 50) note: String }
  type Query { a: Int }`);

it('writes a constant for each listed limit', () => {
  expect(plugin(schema, [], { values: { lines: 'CartInput.lines.maxLength' } })).toBe(
    'export const contractLimits = {\n/** `CartInput.lines.maxLength` */\nlines: 50,\n} as const;\n',
  );
});

it.each(['CartInput.lines.maxBytes', 'CartInput.note.maxLength', 'Query.a.max', 'Cart.lines.max'])(
  'rejects %s, which the schema lacks',
  (path) => {
    expect(() => plugin(schema, [], { values: { path } })).toThrow(`no limit ${path}`);
  },
);
