import { expect, it } from 'vitest';
import { schemaOf } from '../../testing/schemas';
import { plugin } from './contentPlugin';

const schema = schemaOf(`
  type Topic @content { documentId: ID! title: String! topics: [Topic!]! author: Author! authors: [Author!]! parts: [Part!]! }
  type Author @content { documentId: ID! name: String! life: Blocks }
  type Part { title: String! text: Blocks }
  type Query { topics: [Topic!]! @endpoint(path: "/topics") }
`);

/** Returns the visible relations of a type. */
function partsOf(name: string): unknown {
  const content = plugin(schema, null, { media: {} });
  const [, parts = ''] =
    new RegExp(`export const ${name}Shown = \\{[^;]*?, parts: (.*)$`, 'm').exec(content) ?? [];
  return JSON.parse(parts);
}

it('omits rich text of related records in lists, and relations of a type within itself', () => {
  const name = 'text';
  expect(partsOf('topic')).toEqual({
    topics: { fields: { documentId: 'word', title: 'text' }, many: true },
    author: { fields: { documentId: 'word', name, life: 'rich' } },
    authors: { fields: { documentId: 'word', name }, many: true },
    parts: { fields: { title: 'text', text: 'rich' }, many: true },
  });
});
