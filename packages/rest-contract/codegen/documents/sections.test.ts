import { parse, print } from 'graphql';
import { expect, it } from 'vitest';
import { shopSchema } from '../../testing/schemas';
import { documentSections } from './sections';

const operation = {
  file: 'src/Course.graphql',
  document: parse(
    'query Course { course(slug: "a") @rest(path: "/courses/{args.slug}") { ...Entry } }',
  ),
  folder: 'src',
};
const BASE = { pluginMap: {}, schema: parse('type Query { a: Int }'), config: {} };
const sections = (fragment: string) =>
  documentSections(
    shopSchema,
    [operation, { file: 'src/Entry.graphql', document: parse(fragment) }],
    BASE,
    'made/',
  );

const textOf = (fragment: string): string => {
  const [file] = sections(fragment)[0]?.documents ?? [];
  return file?.document ? print(file.document) : '';
};

const ENTRY = 'fragment Entry on Course { title }';

it('creates a module for each file of operations and fragments', () => {
  const document = parse(`query Courses { courses { ...Entry } } ${ENTRY}`);
  const files = ['Courses.graphql', 'my-list/MyList.graphql', 'my-list/Other.graphql'];
  const generated = documentSections(
    shopSchema,
    files.map((name) => ({ file: `src/${name}`, document, folder: 'src' })),
    BASE,
    'made/',
  );
  expect(
    generated.map(({ filename, plugins, config }) => [
      filename,
      plugins.at(-1),
      config.externalFragments,
    ]),
  ).toEqual([
    ['made/operations/Courses.ts', { documents: { accessModule: '../access' } }, []],
    ['made/operations/my-list.ts', { documents: { accessModule: '../access' } }, []],
    ['made/operations/my-list/Other.ts', { documents: { accessModule: '../../access' } }, []],
  ]);
});

it('passes the fragments of other files to a module', () => {
  const [course] = sections(ENTRY);
  expect(course?.config.externalFragments).toMatchObject([{ name: 'Entry', onType: 'Course' }]);
});

it('regenerates an operation when one of its fragments changes', () => {
  expect(textOf('fragment Entry on Course { title }')).toContain('title');
  const changed = textOf('fragment Entry on Course { price }');
  expect(changed).toContain('price');
  expect(changed).not.toContain('title');
});
