import { describe, expect, it } from 'vitest';
import { Kind, parse, type DefinitionNode } from 'graphql';
import {
  problemsIn,
  VALID_OPERATIONS,
  pageOperation,
  pageSchema,
  schemaOf,
  shopSchema,
} from '../testing/schemas';
import { checkOperations } from './checkOperations';

const course = (rest: string, selection = '{ documentId title }', args = '(slug: $slug)') =>
  `query Course($slug: String!) { course${args} ${rest} ${selection} }`;

describe('operations', () => {
  it('accepts operations that follow the schema', () => {
    expect(problemsIn(VALID_OPERATIONS, { strict: true })).toEqual([]);
  });

  it.each([
    [
      'a field that the schema lacks',
      course('@rest(path: "/courses/{args.slug}")', '{ documentId colour }'),
      'Cannot query field "colour" on type "Course".',
    ],
    [
      'a type that differs from the schema',
      course('@rest(type: "Category", path: "/courses/{args.slug}")'),
      '@rest has the type "Category", but the schema has Course; write @rest(path: "/courses/{args.slug}")',
    ],
    [
      'a different path',
      course('@rest(path: "/kurse/{args.slug}")'),
      'write @rest(path: "/courses/{args.slug}")',
    ],
    [
      'the query string in @rest',
      'query Courses($page: Int!) { courses(page: $page) @rest(path: "/courses?page={args.page}") { pagination { page } } }',
      '@rest contains the query string, which is derived from the schema and the selection; write @rest(path: "/courses") or run `npm run contract -- fix`',
    ],
    [
      'a different method',
      course('@rest(path: "/courses/{args.slug}", method: "POST")'),
      '@rest has the method POST, but @endpoint has GET',
    ],
    [
      'a placeholder without an argument',
      course('@rest(path: "/courses/{args.id}")'),
      'write @rest(path: "/courses/{args.slug}")',
    ],
    [
      'a missing argument of a placeholder',
      course('@rest(path: "/courses/{args.slug}")', '{ documentId }', ''),
      'Field "course" argument "slug" of type "String!" is required, but it was not provided. Pass the required argument.',
    ],
    [
      'a field without @rest',
      course(''),
      '"course" has no @rest; write @rest(path: "/courses/{args.slug}") or run `npm run contract -- fix`',
    ],
    ['a local field without @client', 'query A { isLogin }', 'add @client'],
    [
      'a different method of a mutation',
      `mutation Enrol($input: EnrolInput!) { enrol(input: $input) @rest(path: "/enrol", method: "PUT") { documentId } }`,
      'write @rest(path: "/enrol", method: "POST")',
    ],
    [
      'a record without its key',
      course('@rest(path: "/courses/{args.slug}")', '{ documentId category { name } }'),
      'the selection of "category" lacks documentId',
    ],
    [
      'two endpoints in one operation',
      `query Two($slug: String!) {
        course(slug: $slug) @rest(path: "/courses/{args.slug}") { documentId }
        courses(page: 1) @rest(path: "/courses") { pagination { page } } }`,
      'split it into one operation per endpoint',
    ],
    [
      'a local field together with an endpoint',
      `query Both($slug: String!) {
        isLogin @client
        course(slug: $slug) @rest(path: "/courses/{args.slug}") { documentId } }`,
      'move it to a separate operation',
    ],
    ['no name', `{ isLogin @client }`, 'an operation has no name'],
    ['a subscription', 'subscription A { isLogin }', 'queries and mutations only'],
    [
      'an unknown variable',
      'query Course { course(slug: $slug) @rest(path: "/courses/{args.slug}") { documentId } }',
      'Variable "$slug" is not defined by operation "Course".',
    ],
    [
      'a body key in @rest',
      course('@rest(path: "/courses/{args.slug}", bodyKey: "slug")'),
      'Unknown argument "bodyKey" on directive "@rest".',
    ],
    [
      'a local field that is fetched',
      'query A { isLogin @rest(path: "/login") }',
      'replace @rest with @client',
    ],
    [
      '@rest on a nested field',
      course(
        '@rest(path: "/courses/{args.slug}")',
        '{ documentId category @rest(path: "/c") { documentId } }',
      ),
      '"category" has @rest, which is allowed only on a root field',
    ],
    [
      'a key selected under an alias',
      course('@rest(path: "/courses/{args.slug}")', '{ documentId: title }'),
      'the selection of "course" lacks documentId',
    ],
    [
      'an enum value that differs on the wire',
      `query A { inFormat(format: self_paced) @rest(path: "/courses") { documentId } }`,
      'self_paced is "self-paced" on the wire, but a literal is sent as written; pass it as a variable',
    ],
    [
      'a value that its enum lacks',
      `query A { inFormat(format: abroad) @rest(path: "/courses") { documentId } }`,
      'Value "abroad" does not exist in "Format" enum.',
    ],
  ])('rejects operations with %s', (_what, text, sentence) => {
    expect(problemsIn(text).join('\n')).toContain(sentence);
  });

  it('reports file and line', () => {
    expect(problemsIn('\n\nquery A {\n  isLogin\n}')[0]).toMatch(/^src\/test\.graphql:4 error: /);
  });

  it('rejects unused fragments in a strict run', () => {
    const idle = `${VALID_OPERATIONS} fragment Idle on Course { title }`;
    expect(problemsIn(idle)).toEqual([]);
    expect(problemsIn(idle, { strict: true }).join()).toContain('Fragment "Idle" is never used.');
  });

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

  it('reports every mistake, whatever their number', () => {
    const fields = Array.from({ length: 150 }, (_, at) => `colour${at}`);
    const problems = problemsIn(course('@rest', `{ documentId ${fields.join(' ')} }`));
    expect(problems.filter((sentence) => sentence.includes('Cannot query field'))).toHaveLength(
      150,
    );
  });

  it('requires a use of every endpoint in a strict run', () => {
    const some = 'query A { isLogin @client }';
    expect(problemsIn(some)).toEqual([]);
    expect(problemsIn(some, { strict: true })).toContainEqual(
      expect.stringContaining('no operation uses the endpoint "enrol"'),
    );
  });
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

describe('a selection of several types', () => {
  const problemsOf = (sections: string) =>
    problemsIn(pageOperation(sections), { schema: pageSchema }).join();

  it('accepts fragments on its types', () => {
    expect(problemsOf('__typename ... on Text { heading body } ... on Quote { heading }')).toBe('');
    expect(
      problemsIn(
        `${pageOperation('...S')} fragment S on Section { __typename ... on Text { body } }`,
        { schema: pageSchema },
      ),
    ).toEqual([]);
  });

  it('requires __typename', () => {
    expect(problemsOf('... on Text { __typename body }')).toContain(
      'the selection of "sections" lacks __typename, which distinguishes its types; select it',
    );
  });

  it('validates the selection on each of its types', () => {
    expect(problemsOf('__typename ... on Text { by { name } }')).toContain(
      'Cannot query field "by" on type "Text".',
    );
    expect(problemsOf('__typename ... on Page { documentId }')).toContain(
      'can never be of type "Page"',
    );
    expect(problemsOf('__typename ... on Quote { by { name } }')).toContain(
      'the selection of "by" lacks documentId',
    );
  });
});
