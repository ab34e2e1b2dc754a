import { parse, print } from 'graphql';
import { expect, it } from 'vitest';
import { shopSchema } from '../../testing/schemas';
import { documentSections } from './sections';

const operation = {
  file: 'src/Course.graphql',
  document: parse(
    'query Course { course(slug: "a") @rest(path: "/courses/{args.slug}") { ...Entry } }',
  ),
};
const sections = (fragment: string) =>
  documentSections(
    shopSchema,
    [operation, { file: 'src/Entry.graphql', document: parse(fragment) }],
    { pluginMap: {}, schema: parse('type Query { a: Int }'), config: {} },
    'made/',
  );

const textOf = (fragment: string): string => {
  const [file] = sections(fragment)[0]?.documents ?? [];
  return file?.document ? print(file.document) : '';
};

it('creates a file for each operation and fragment, with the document of the operation', () => {
  const generated = sections('fragment Entry on Course { title }');
  expect(generated.map(({ filename, plugins }) => [filename, plugins.length])).toEqual([
    ['made/operations/Course.ts', 3],
    ['made/fragments/Entry.ts', 2],
  ]);
});

it('regenerates an operation when one of its fragments changes', () => {
  expect(textOf('fragment Entry on Course { title }')).toContain('title');
  const changed = textOf('fragment Entry on Course { price }');
  expect(changed).toContain('price');
  expect(changed).not.toContain('title');
});
