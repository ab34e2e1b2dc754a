import { describe, expect, it } from 'vitest';
import { ContractError, formatProblem } from 'rest-contract/contract';
import { contract, make, placeOf, withMistake, type Change } from './repository';

/** A mistake in the site's contract and the expected message. */
interface ContractMistake extends Change {
  what: string;
  says: string;
  /** The text whose line is reported; any line if absent. */
  at?: string;
}

const catalogue = (from: string, to: string) => ({ file: 'catalogue.graphql', from, to });
const account = (from: string, to: string) => ({ file: 'account.graphql', from, to });
const contact = (from: string, to: string) => ({ file: 'contact.graphql', from, to });
const stale = (args: string) => contact('@stale(nothing: true)', `@stale(${args})`);
const query = (field: string) => catalogue('type Query {', `type Query {\n  ${field}`);

// The messages of each check are in packages/rest-contract/codegen/contract/mistakes.
const mistakes: readonly ContractMistake[] = [
  {
    what: 'a field that the schema lacks',
    file: 'CourseDetail.graphql',
    from: '    body',
    to: '    colour',
    at: 'colour',
    says: 'Cannot query field "colour" on type "Course".',
  },
  {
    what: 'a field that the schema lacks, in a fragment',
    file: 'CourseEntry_course.graphql',
    from: 'title',
    to: 'titel',
    at: 'titel',
    says: 'Cannot query field "titel" on type "Course". Did you mean "title" or "level"? Fix the operation',
  },
  {
    what: 'a list type in @rest for a page',
    file: 'CourseList.graphql',
    from: '@rest(path: "/courses")',
    to: '@rest(path: "/courses", type: "[Course]")',
    at: 'courses(',
    says: '@rest has the type "[Course]", but the schema has CoursePage!; write @rest(path: "/courses")',
  },
  {
    what: 'a different path in @rest',
    file: 'CourseDetail.graphql',
    from: '@rest(path: "/courses/{args.slug}")',
    to: '@rest(path: "/course/{args.slug}")',
    at: 'course(',
    says: '@rest has the path "/course/{args.slug}", which is not the path of "course"; write @rest(path: "/courses/{args.slug}")',
  },
  {
    what: 'two endpoints in one operation',
    file: 'Content.graphql',
    from: 'query CiaPage {',
    to: 'query CiaPage {\n  iapPage @rest(path: "/trang-iap") { documentId }',
    at: 'query CiaPage',
    says: '"CiaPage" calls 2 endpoints (iapPage, ciaPage), and if one fails, the results of the others are lost',
  },
  {
    what: 'a value that its enum lacks',
    file: 'PurchaseHistory.graphql',
    from: 'status: $status',
    to: 'status: payed',
    at: 'payed',
    says: 'Value "payed" does not exist in "OrderStatus" enum. Did you mean the enum value "paid"?',
  },
  {
    what: 'an enum value that differs on the wire',
    file: 'People.graphql',
    from: 'group: $group',
    to: 'group: founding_council',
    at: 'founding_council',
    says: 'founding_council is "founding-council" on the wire',
  },
  {
    what: 'a forgotten bracket',
    file: 'CourseDetail.graphql',
    from: '($slug: String!)',
    to: '($slug: String!',
    says: 'Syntax Error',
  },
  {
    what: 'an operation whose name differs from its file',
    file: 'Pair.graphql',
    to: '\nquery Other { isLogin @client }',
    at: 'query Other',
    says: '"Other" is in Pair.graphql; the file must have the name of the operation or of its folder',
  },
  {
    what: 'two operations in one file',
    file: 'Pair.graphql',
    to: 'query Pair { isLogin @client }\nquery Third { isLogin @client }',
    at: 'query Third',
    says: '"Third" is in Pair.graphql; the file must have the name of the operation or of its folder',
  },
  {
    what: 'a record without a selection',
    file: 'CourseCategories.graphql',
    from: ' {\n    documentId\n    name\n    slug\n    order\n  }',
    to: '',
    at: 'courseCategories',
    says: 'Field "courseCategories" of type "[CourseCategory!]!" must have a selection of subfields.',
  },
  {
    what: 'two fragments of the same name',
    file: 'Copy.graphql',
    to: 'fragment CourseEntry_course on Course { documentId }',
    says: 'There can be only one fragment named "CourseEntry_course". See also src/pages/second/Copy.graphql:1.',
  },
  {
    what: 'a type definition among the operations',
    file: 'Copy.graphql',
    to: 'type Course2 { documentId: ID! }',
    says: 'The "Course2" definition is not executable. Move it to schema/*.graphql',
  },
  {
    what: 'a renamed field that operations still select',
    ...catalogue('  code: String!\n', '  courseCode: String!\n'),
    says: 'Cannot query field "code" on type "Course".',
  },
  {
    what: 'a deprecated field that operations still select',
    ...catalogue('  code: String!\n', '  code: String! @deprecated(reason: "Use slug.")\n'),
    says: 'The field Course.code is deprecated. Use slug. Use the replacement that the reason names.',
  },
  {
    what: 'a placeholder that is not an argument',
    ...query('x: Course @endpoint(path: "/x/{args.slug}")'),
    at: 'x: Course',
    says: 'the path of "x" has {args.slug}, which is not an argument of the field; add the argument "slug"',
  },
  {
    what: 'an endpoint with two response types',
    ...query(
      'x(id: ID!): Document @endpoint(path: "/courses/{args.id}") y(id: ID!): Course @endpoint(path: "/courses/{args.id}")',
    ),
    at: 'x(id',
    says: '"y" and "x" use GET /courses/{} with different types or access (Course, PUBLIC; Document, PUBLIC)',
  },
  {
    what: 'a misspelt rule',
    ...account('maxLength: 254', 'maxLenght: 254'),
    says: 'Unknown argument "maxLenght" on directive "@constraint". Did you mean "maxLength"',
  },
  {
    what: 'an input field whose scalar is not validated',
    ...account(
      'input LoginInput {',
      'input LoginInput {\n  bio: Blocks @constraint(label: "Tiểu sử")',
    ),
    at: 'bio',
    says: '"LoginInput.bio" is Blocks, which is not validated; add @rule',
  },
  {
    what: 'inputs that contain each other',
    ...account(
      'input LoginInput {',
      'input LoginInput {\n  again: LoginInput @constraint(label: "Lại")',
    ),
    says: 'The inputs LoginInput → LoginInput contain each other',
  },
  {
    what: 'sameAs with an unknown field',
    ...account('sameAs: "password"', 'sameAs: "passwort"'),
    says: 'has sameAs: "passwort", but ResetPasswordInput has no other text field',
  },
  {
    what: 'a scalar without a parser',
    ...catalogue('type Query {', 'scalar Colour\ntype Query {'),
    at: 'scalar Colour',
    says: 'the scalar "Colour" has no TypeScript type; add it to scalars in codegen.ts',
  },
  {
    what: 'an unknown access',
    ...account('access: MEMBER', 'access: MEMBERS'),
    at: 'MEMBERS',
    says: 'Value "MEMBERS" does not exist in "Access" enum. Did you mean the enum value "MEMBER"?',
  },
  {
    what: 'an unknown format',
    ...account('format: EMAIL', 'format: MAIL'),
    at: 'MAIL',
    says: 'Value "MAIL" does not exist in "InputFormat" enum. Did you mean the enum value "EMAIL"?',
  },
  {
    what: 'a number written as a string',
    ...account('maxLength: 254', 'maxLength: "254"'),
    at: 'maxLength: "254"',
    says: 'Int cannot represent non-integer value: "254". Fix the schema.',
  },
  {
    what: 'two types of the same name',
    ...catalogue('type Query {', 'type Session { jwt: String! }\ntype Query {'),
    says: 'There can be only one type named "Session". See also schema/catalogue.graphql:',
  },
  {
    what: 'an empty wire value',
    ...catalogue('@wire(value: "self-paced")', '@wire(value: "")'),
    at: 'self_paced',
    says: '"self_paced" of "CourseFormat" has the invalid wire value ""',
  },
  {
    what: 'a wire value that contains "|"',
    ...catalogue('@wire(value: "self-paced")', '@wire(value: "self|paced")'),
    at: 'self_paced',
    says: '"self_paced" of "CourseFormat" has the invalid wire value "self|paced"',
  },
  {
    what: 'a pattern without anchors',
    ...account('"^[a-zA-Z0-9._-]+$"', '"[a-zA-Z0-9._-]+"'),
    at: 'username: String!\n    @constraint',
    says: 'has the pattern [a-zA-Z0-9._-]+, which also matches part of a longer text; start it with ^ and end it with $',
  },
  {
    what: 'a list argument of a GET that is not sent',
    ...query('x(ids: [ID!]!): Course @endpoint(path: "/x")'),
    at: 'x(ids',
    says: 'the argument "ids" of "x" is not sent: a GET has no body; add it to the query as ?ids={args.ids}',
  },
  {
    what: 'a type in queriesReturning that no list returns',
    ...stale('queriesReturning: ["UserProfile"]'),
    at: '@stale(',
    says: '@stale on "addContact" has "UserProfile" in `queriesReturning`, but no field of Query returns its list; write @stale(type:',
  },
  {
    what: 'a change signal of an unknown mutation',
    ...account(
      '@changeSignal(mutations: ["addUserOrder"])',
      '@changeSignal(mutations: ["addOrder"])',
    ),
    at: 'counts:',
    says: '@changeSignal on "UserProfile.counts" has "addOrder", which is not a mutation',
  },
  {
    what: 'a change signal of a mutation that invalidates no query',
    ...account(
      '@changeSignal(mutations: ["addUserOrder"])',
      '@changeSignal(mutations: ["addContact"])',
    ),
    at: 'counts:',
    says: '@changeSignal on "UserProfile.counts" has no mutation that invalidates queries; add one',
  },
  {
    what: 'a change signal on a type that only lists return',
    file: 'notification.graphql',
    from: 'unread: Int!\n}\n\n"The',
    to: 'unread: Int! @changeSignal(mutations: ["addUserOrder"])\n}\n\n"The',
    says: '"NotificationPage.unread" has @changeSignal, but no field of Query returns a single NotificationPage; remove it',
  },
  {
    what: 'two access values for the same route',
    file: 'library.graphql',
    from: '@endpoint(path: "/course/getUserCourse?id={args.id}", access: MEMBER)',
    to: '@endpoint(path: "/course/getUserCourse?id={args.id}", access: STAFF)',
    says: '"userCourse" has access STAFF and "userCourses" has access MEMBER, but both have the route GET /course/getUserCourse; give them the same access, or different paths',
  },
  {
    what: 'a misspelt relation in a filter',
    ...catalogue(
      'filters[category][slug][$eq]={args.category}',
      'filters[categry][slug][$eq]={args.category}',
    ),
    at: 'courses(category',
    says: 'the path of "courses" filters by "categry", which is not a filterable field of Course; write category',
  },
  {
    what: 'a misspelt field of a relation in a filter',
    ...catalogue(
      'filters[category][slug][$eq]={args.category}',
      'filters[category][slag][$eq]={args.category}',
    ),
    at: 'courses(category',
    says: 'filters by "slag", which is not a filterable field of CourseCategory; write slug',
  },
  {
    what: 'a misspelt operator',
    ...catalogue('[slug][$eq]={args.category}', '[slug][$equ]={args.category}'),
    at: 'courses(category',
    says: 'the path of "courses" compares "slug" with $equ, which the field does not support; write $eq',
  },
  {
    what: 'an operator that the type does not support',
    file: 'news.graphql',
    from: 'filters[featured][$eq]',
    to: 'filters[featured][$contains]',
    at: 'newsPosts(',
    says: 'compares "featured" with $contains, which the field does not support; write one of $eq, $ne, $null, $notNull',
  },
  {
    what: 'a filter by a computed field',
    ...catalogue('filters[endAt][$lt]', 'filters[seatsLeft][$lt]'),
    at: 'seminars(',
    says: 'filters by "seatsLeft", which is not a filterable field of Seminar',
  },
  {
    what: 'a filter by a component',
    ...catalogue('filters[endAt][$lt]', 'filters[speakers][name][$eq]'),
    at: 'seminars(',
    says: 'filters by "speakers", which is not a filterable field of Seminar',
  },
  {
    what: 'a misspelt sort',
    ...catalogue('/course-categories?sort=order:asc', '/course-categories?sort=ordr:asc'),
    at: 'courseCategories:',
    says: 'the path of "courseCategories" sorts by "ordr", which is not a sortable field of CourseCategory; write order',
  },
  {
    what: 'an unknown sort direction',
    ...catalogue('/document-categories?sort=order:asc', '/document-categories?sort=order:up'),
    at: 'documentCategories:',
    says: 'sorts "order" in the direction "up"; write asc or desc',
  },
  {
    what: 'a misspelt pagination parameter',
    ...catalogue('pagination[pageSize]={args.pageSize}', 'pagination[pagesize]={args.pageSize}'),
    at: 'courses(category',
    says: 'sends pagination[pagesize], which the server rejects; write pageSize',
  },
  {
    what: 'a misspelt parameter',
    ...catalogue('&_q={args.search}', '&q={args.search}'),
    at: 'courses(category',
    says: 'the path of "courses" sends "q", which the server rejects; write _q',
  },
  {
    what: 'a search in a type without searched fields',
    file: 'about.graphql',
    from: '/co-managers?filters[group][$eq]={args.group}',
    to: '/co-managers?_q={args.group}',
    at: 'coManagers(',
    says: 'searches CoManager, which has no searched fields; add @content(search: […]) to the type',
  },
  {
    what: 'a sort of a single record',
    ...catalogue('/seminars/{args.slug}"', '/seminars/{args.slug}?sort=title:asc"'),
    at: 'seminar(slug',
    says: 'the path of "seminar" sends "sort", which the server rejects',
  },
  {
    what: 'a searched field that the type does not have',
    ...catalogue('search: ["title", "code", "summary"]', 'search: ["title", "cod", "summary"]'),
    at: 'type Course @content',
    says: '@content of "Course" searches "cod", which is not one of its text fields; write code',
  },
  {
    what: 'a prefix before the collection of a content path',
    file: 'about.graphql',
    from: '"/services/{args.slug}"',
    to: '"/v2/services/{args.slug}"',
    at: 'service(slug',
    says: '"service" has the path "/v2/services/{args.slug}", which must begin with a collection, that is, with the path of a list or record of content; see "Change a path" in docs/architecture.md',
  },
  {
    what: 'access MEMBER at a public content path',
    ...catalogue('"/seminars/{args.slug}"', '"/seminars/{args.slug}", access: MEMBER'),
    at: 'seminar(slug',
    says: '"seminar" has "access: MEMBER", but the server returns Seminar at "/seminars/{args.slug}" to everyone without a rate limit; remove it, or use a path with a separate action, e.g. "/seminars/mine"',
  },
  {
    what: 'a rate limit at a public content path',
    file: 'about.graphql',
    from: 'path: "/co-managers?filters',
    to: 'limited: true, path: "/co-managers?filters',
    at: 'coManagers(',
    says: '"coManagers" has "limited: true", but the server returns CoManager at "/co-managers" to everyone',
  },
  ...(
    [
      ['a login', '"/auth/local", limited: true', '"/auth/local"', 'login'],
      [
        'a registration',
        '"/auth/local/register", limited: true',
        '"/auth/local/register"',
        'register',
      ],
      [
        'a new password by a code',
        '"/auth/reset-password", limited: true',
        '"/auth/reset-password"',
        'resetPassword',
      ],
      [
        'a change of the password',
        'access: MEMBER, limited: true',
        'access: MEMBER',
        'changePassword',
      ],
    ] as const
  ).map(([what, from, to, name]) => ({
    what: `${what} without a rate limit`,
    ...account(from, to),
    at: `${name}(`,
    says: 'a secret that could be guessed by repeated calls; add limited: true to its @endpoint',
  })),
];

async function problems(mistake: ContractMistake): Promise<string[]> {
  const { texts } = withMistake(mistake);
  const error: unknown = await make(texts, { strict: false }).catch((reason: unknown) => reason);
  return error instanceof ContractError ? error.problems.map(formatProblem) : [];
}

it('accepts the unchanged contract', async () => {
  await expect(make(contract, { strict: true })).resolves.toMatchObject({ warnings: [] });
});

describe('codegen', () => {
  it.each(mistakes.map((it) => [it.what, it] as const))('rejects %s', async (_what, mistake) => {
    const sentences = await problems(mistake);
    const found = sentences.find((sentence) => sentence.includes(mistake.says));
    expect(found ?? sentences.join('\n')).toMatch(/^(src|schema)\/\S+\.graphql:\d+ error: /);
    const { at } = mistake;
    if (at) expect(found).toContain(`${placeOf(withMistake(mistake).file, at)} error`);
  });
});
