import { describe, expect, it } from 'vitest';
import { complaints, GOOD, pageOperation, paper } from '../testing/schemas';

const course = (rest: string, selection = '{ documentId title }', args = '(slug: $slug)') =>
  `query Course($slug: String!) { course${args} ${rest} ${selection} }`;

describe('operations', () => {
  it('that follow the schema pass', () => {
    expect(complaints(GOOD, { strict: true })).toEqual([]);
  });

  it.each([
    [
      'a field that the schema lacks',
      course('@rest(type: "Course", path: "/courses/{args.slug}")', '{ documentId colour }'),
      'Cannot query field "colour" on type "Course".',
    ],
    [
      'a type that is not the field’s',
      course('@rest(type: "Category", path: "/courses/{args.slug}")'),
      '@rest says type "Category", the schema says Course; write type: "Course"',
    ],
    [
      'another path than the schema’s',
      course('@rest(type: "Course", path: "/kurse/{args.slug}")'),
      'write path: "/courses/{args.slug}"',
    ],
    [
      'another method than the schema’s',
      course('@rest(type: "Course", path: "/courses/{args.slug}", method: "POST")'),
      'write method: "GET"',
    ],
    [
      'a placeholder without an argument',
      course('@rest(type: "Course", path: "/courses/{args.id}")'),
      'the path holds {args.id}, and "course" has no such argument',
    ],
    [
      'a placeholder whose argument is not given',
      course('@rest(type: "Course", path: "/courses/{args.slug}")', '{ documentId }', ''),
      'the path needs {args.slug}; give "course" the argument slug: $slug',
    ],
    [
      'a field without @rest',
      course(''),
      '"course" has no @rest; add @rest(type: "Course", path: "/courses/{args.slug}")',
    ],
    ['a local field without @client', 'query A { isLogin }', 'write @client behind it'],
    [
      'a body under another name',
      `mutation Enrol($input: EnrolInput!) {
        enrol(input: $input) @rest(type: "Course", path: "/enrol", method: "POST", bodyKey: "body") { documentId } }`,
      'write bodyKey: "input"',
    ],
    [
      'a record without its key',
      course(
        '@rest(type: "Course", path: "/courses/{args.slug}")',
        '{ documentId category { name } }',
      ),
      'the selection of "category" lacks documentId',
    ],
    [
      'two endpoints in one operation, of which one failing would lose the other',
      `query Two($slug: String!) {
        course(slug: $slug) @rest(type: "Course", path: "/courses/{args.slug}") { documentId }
        courses(page: 1) @rest(type: "CoursePage", path: "/courses?_q={args.search}&page={args.page}") { pagination { page } } }`,
      'make an operation of each',
    ],
    [
      'a local field beside an endpoint',
      `query Both($slug: String!) {
        isLogin @client
        course(slug: $slug) @rest(type: "Course", path: "/courses/{args.slug}") { documentId } }`,
      'put it in an operation of its own',
    ],
    ['no name', `{ isLogin @client }`, 'an operation has no name'],
  ])('with %s are refused', (_what, text, sentence) => {
    expect(complaints(text).join('\n')).toContain(sentence);
  });

  it('are refused with their file and line', () => {
    expect(complaints('\n\nquery A {\n  isLogin\n}')[0]).toMatch(/^src\/test\.graphql:4 error: /);
  });

  it('must use every endpoint, where the run is strict', () => {
    const some = 'query A { isLogin @client }';
    expect(complaints(some)).toEqual([]);
    expect(complaints(some, { strict: true })).toContainEqual(
      expect.stringContaining('no operation uses the endpoint "enrol"'),
    );
  });
});

describe('a selection of several types', () => {
  const said = (sections: string) => complaints(pageOperation(sections), { schema: paper }).join();

  it('passes by fragments of its types', () => {
    expect(said('__typename ... on Text { heading body } ... on Quote { heading }')).toBe('');
    expect(
      complaints(
        `${pageOperation('...S')} fragment S on Section { __typename ... on Text { body } }`,
        { schema: paper },
      ),
    ).toEqual([]);
  });

  it('is refused without __typename', () => {
    expect(said('... on Text { __typename body }')).toContain(
      'the selection of "sections" lacks __typename, by which its types are told apart; select it',
    );
  });

  it('is held against the schema in each of its types', () => {
    expect(said('__typename ... on Text { by { name } }')).toContain(
      'Cannot query field "by" on type "Text".',
    );
    expect(said('__typename ... on Page { documentId }')).toContain('can never be of type "Page"');
    expect(said('__typename ... on Quote { by { name } }')).toContain(
      'the selection of "by" lacks documentId',
    );
  });
});
