import { buildSchema } from 'graphql';
import { expect, it } from 'vitest';
import { plugin } from './plugin';

it('lists the fields that contain records, by type', () => {
  const schema = buildSchema(`
    type Query { book: Book }
    type Book { title: String! author: Author chapters: [Chapter!]! section: Section }
    type Author { name: String! }
    type Chapter { notes: [[Author]] }
    union Section = Author | Chapter`);
  expect(plugin(schema)).toContain(
    [
      "  Book: { author: 'Author', chapters: 'Chapter', section: 'Section' },",
      "  Chapter: { notes: 'Author' },",
      '};',
    ].join('\n'),
  );
});
