import { Kind, parse, type DefinitionNode } from 'graphql';
import { describe, expect, it } from 'vitest';
import { problemsIn, schemaOf, shopSchema, VALID_OPERATIONS } from '../../testing/schemas';
import { checkOperations } from './checkOperations';

it('warns about unused definitions in a run that is not strict', () => {
  const [idle] = checkOperations(
    schemaOf('type Query { a: Int @local }'),
    [
      {
        file: 'src/A.graphql',
        document: parse('query A { a @client } fragment Idle on Query { a }'),
      },
    ],
    { strict: false },
  );
  expect(idle).toMatchObject({
    level: 'warning',
    message: 'Fragment "Idle" is never used. Spread it, or remove it.',
  });
});

it('rejects a definition of the schema among the operations', () => {
  expect(problemsIn('type A { b: Int }')).toEqual([
    'src/test.graphql:1 error: The "A" definition is not executable. Move it to schema/*.graphql, or remove it.',
  ]);
});

it('reports every mistake, whatever their number', () => {
  const fields = Array.from({ length: 150 }, (_, at) => `colour${at}`);
  const problems = problemsIn(
    `query Course { course(slug: "a") @rest { documentId ${fields.join(' ')} } }`,
  );
  expect(problems.filter((sentence) => sentence.includes('Cannot query field'))).toHaveLength(150);
});

describe('a watched change of a valid operation', () => {
  const documents = (text: string) =>
    parse(text).definitions.map((definition: DefinitionNode) => ({
      file: `src/${'name' in definition ? definition.name?.value : ''}.graphql`,
      document: { kind: Kind.DOCUMENT, definitions: [definition] } as const,
    }));
  const problem = (sources: ReturnType<typeof documents>) =>
    checkOperations(shopSchema, sources, { strict: false })
      .filter(({ level }) => level === 'error')
      .map(({ message }) => message)
      .join();
  const right = documents(VALID_OPERATIONS);
  const changed = (name: string, text: string) =>
    right
      .map((source) => (source.file === `src/${name}.graphql` ? documents(text) : source))
      .flat();

  it.each([
    ['in an operation', 'Local', 'query Local { isLoggedIn @client }', 'Cannot query field'],
    [
      'in a fragment of an unchanged operation',
      'Entry',
      'fragment Entry on Category { documentId name }',
      'Fragment "Entry" cannot be spread here',
    ],
    ['that removes a fragment', 'Entry', 'query Other { isLogin @client }', 'Unknown fragment'],
    [
      'that duplicates the name of an unchanged one',
      'Local',
      'query Local { isLogin @client } query Course { isLogin @client }',
      'There can be only one operation named "Course".',
    ],
  ])('finds %s, and its fix', (_what, name, text, sentence) => {
    expect(problem(right)).toBe('');
    expect(problem(changed(name, text))).toContain(sentence);
    expect(problem(changed(name, text))).toContain(sentence);
    expect(problem(right)).toBe('');
  });

  it('finds a mistake in the second of two fragments', () => {
    const query =
      'query A { course(slug: "a") @rest(path: "/courses/{args.slug}") { documentId ...X ...Y } }';
    const [a, x, y] = documents(
      `${query} fragment X on Course { title } fragment Y on Course { price }`,
    );
    const [other] = documents('fragment Y on Category { name }');
    expect(problem([a!, x!, y!])).toBe('');
    expect(problem([a!, x!, other!])).toContain('Fragment "Y" cannot be spread here');
  });
});
