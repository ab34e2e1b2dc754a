import type { ContractMistake } from './ContractMistake';

const catalogue = (from: string, to: string) => ({ file: 'catalogue.graphql', from, to });
const account = (from: string, to: string) => ({ file: 'account.graphql', from, to });
const mutation = (field: string) => account('type Mutation {', `type Mutation {\n  ${field}`);
const contact = (from: string, to: string) => ({ file: 'contact.graphql', from, to });
const stale = (args: string) => contact('@stale(nothing: true)', `@stale(${args})`);
const query = (field: string) => catalogue('type Query {', `type Query {\n  ${field}`);

export const schemaMistakes: readonly ContractMistake[] = [
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
    what: 'a placeholder without "args."',
    ...query('x(slug: String!): Course @endpoint(path: "/x/{slug}")'),
    at: 'x(slug',
    says: 'has {slug}, which is not a placeholder; write {args.slug}',
  },
  {
    what: 'a path without a leading slash',
    ...query('x: Course @endpoint(path: "x")'),
    at: 'x: Course',
    says: 'the path "x" of "x" is not a path below the API\'s base URL',
  },
  {
    what: 'a list that populates everything',
    ...query('x: OrderPage! @endpoint(path: "/x?populate=*")'),
    at: 'x: OrderPage',
    says: '"x" returns a list and populates everything',
  },
  {
    what: 'populate parameters, which the selections determine',
    ...query('x: CoursePage! @endpoint(path: "/x?populate=category")'),
    at: 'x: CoursePage',
    says: 'the path of "x" has populate=, which is derived from the selection of each operation; remove it',
  },
  {
    what: 'fields parameters, which the selections determine',
    ...query('x: Course @endpoint(path: "/x?fields[0]=title")'),
    at: 'x: Course',
    says: 'the path of "x" has fields=, which is derived from the selection of each operation; remove it',
  },
  {
    what: 'a query with the method DELETE',
    ...query('x: Course @endpoint(method: DELETE, path: "/x")'),
    at: 'x: Course',
    says: '"x" is a query but uses DELETE; make it a mutation',
  },
  {
    what: 'a mutation with the method GET',
    ...account('logout: Done! @endpoint(method: POST,', 'logout: Done! @endpoint('),
    at: 'logout: Done!',
    says: '"logout" is a mutation but uses GET',
  },
  {
    what: 'an argument that is not sent',
    ...query('x(year: Int): Course @endpoint(path: "/x")'),
    at: 'x(year',
    says: 'the argument "year" of "x" is not sent: a GET has no body',
  },
  {
    what: 'a nullable argument in the path',
    ...query('x(slug: String): Course @endpoint(path: "/x/{args.slug}")'),
    at: 'x(slug',
    says: 'is in the path but is nullable; make it String!',
  },
  {
    what: 'an argument with a default value',
    ...query('x(page: Int = 1): Course @endpoint(path: "/x?page={args.page}")'),
    at: 'x(page',
    says: 'has a default value, which clients do not send',
  },
  {
    what: 'a field without @endpoint or @local',
    ...query('x: Course'),
    at: 'x: Course',
    says: '"x" must have either @endpoint or @local',
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
    what: 'an input field without @constraint',
    ...account('input LoginInput {', 'input LoginInput {\n  remember: Boolean'),
    at: 'remember',
    says: '"LoginInput.remember" has no @constraint; add one with at least a label',
  },
  {
    what: 'a @constraint without a label',
    ...account('label: "Email hoặc tên đăng nhập", ', ''),
    at: '@constraint',
    says: 'Directive "@constraint" argument "label" of type "String!" is required, but it was not provided.',
  },
  {
    what: 'a misspelt rule',
    ...account('maxLength: 254', 'maxLenght: 254'),
    says: 'Unknown argument "maxLenght" on directive "@constraint". Did you mean "maxLength"',
  },
  {
    what: 'a minimum above its maximum',
    ...account('minLength: 10, maxLength: 72', 'minLength: 80, maxLength: 72'),
    says: 'has minLength 80, which is greater than maxLength 72; correct one of them',
  },
  {
    what: 'a rule that its type does not support',
    ...account('"Mật khẩu mới", minLength: 10', '"Mật khẩu mới", min: 8'),
    says: 'has the rule min, which a value of kind "text" cannot have',
  },
  {
    what: 'a pattern that is not a regular expression',
    ...account('"^[a-zA-Z0-9._-]+$"', '"^[a-zA-Z0-9._-+$"'),
    says: 'which is not a valid regular expression',
  },
  {
    what: 'a pattern that can take exponential time',
    ...account('"^[a-zA-Z0-9._-]+$"', '"^([a-zA-Z0-9]+[._-]?)+$"'),
    says: 'which has nested quantifiers and can take exponential time',
  },
  {
    what: 'a list with nullable items',
    ...account(
      'input LoginInput {',
      'input LoginInput {\n  tags: [ID] @constraint(label: "Nhãn", maxLength: 9)',
    ),
    at: 'tags',
    says: '"LoginInput.tags" is a list with nullable items; write [ID!]',
  },
  {
    what: 'a list of lists',
    ...account(
      'input LoginInput {',
      'input LoginInput {\n  tags: [[ID!]!]! @constraint(label: "Nhãn", maxLength: 9)',
    ),
    at: 'tags',
    says: '"LoginInput.tags" is a list of lists, which forms do not support',
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
    what: 'a number declared as a secret',
    ...account(
      'input LoginInput {',
      'input LoginInput {\n  pin: Int @constraint(label: "Mã", secret: true)',
    ),
    at: 'pin',
    says: 'has the rule secret, which a value of kind "number" cannot have',
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
    what: 'two enum values with the same wire value',
    ...catalogue('@wire(value: "self-paced")', '@wire(value: "online")'),
    at: 'self_paced',
    says: '"online" and "self_paced" of "CourseFormat" are both "online" on the wire',
  },
  {
    what: 'a union member without @component',
    file: 'pages.graphql',
    from: ' @component(uid: "sections.faq")',
    to: '',
    at: 'type FaqSection',
    says: '"FaqSection" is one of the types of "Section" but has no @component',
  },
  {
    what: 'a scalar without a parser',
    ...catalogue('type Query {', 'scalar Colour\ntype Query {'),
    at: 'scalar Colour',
    says: 'the scalar "Colour" has no TypeScript type; add it to scalars in codegen.ts',
  },
  {
    what: 'a misspelt type',
    ...catalogue('level: CourseLevel!', 'level: CourseLevle!'),
    at: 'CourseLevle',
    says: 'Unknown type "CourseLevle". Did you mean "CourseLevel"',
  },
  {
    what: 'a misspelt directive',
    ...catalogue('@endpoint', '@endpont'),
    at: '@endpont',
    says: 'Unknown directive "@endpont".',
  },
  {
    what: 'an unknown method',
    ...account('method: PUT', 'method: MERGE'),
    at: '@endpoint(method: MERGE',
    says: 'Value "MERGE" does not exist in "HttpMethod" enum.',
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
    what: '@endpoint below Query and Mutation',
    ...catalogue('  capacity: Int\n', '  capacity: Int @endpoint(path: "/capacity")\n'),
    at: 'capacity: Int @endpoint',
    says: '"Course.capacity" has @endpoint, which is allowed only on a field of Query or Mutation; remove it',
  },
  {
    what: '@local below Query',
    ...catalogue('  capacity: Int\n', '  capacity: Int @local\n'),
    at: 'capacity: Int @local',
    says: '"Course.capacity" has @local, which is allowed only on a field of Query; remove it',
  },
  {
    what: '@local on a mutation',
    ...account('type Mutation {', 'type Mutation {\n  x: Done! @local'),
    at: 'x: Done!',
    says: '"Mutation.x" has @local, which is allowed only on a field of Query; replace it with @endpoint',
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
    what: 'a list that populates everything with populate[0]',
    ...query('x: OrderPage! @endpoint(path: "/x?populate[0]=*")'),
    at: 'x: OrderPage',
    says: '"x" returns a list and populates everything',
  },
  {
    what: 'a path with ".."',
    ...query('x: Course @endpoint(path: "/a/../b")'),
    at: 'x: Course',
    says: 'the path "/a/../b" of "x" is not a path below the API\'s base URL',
  },
  {
    what: 'a pattern without anchors',
    ...account('"^[a-zA-Z0-9._-]+$"', '"[a-zA-Z0-9._-]+"'),
    at: 'username: String!\n    @constraint',
    says: 'has the pattern [a-zA-Z0-9._-]+, which also matches part of a longer text; start it with ^ and end it with $',
  },
  {
    what: 'a pattern without an anchor at the end',
    ...account('"^[a-zA-Z0-9._-]+$"', '"^[a-zA-Z0-9._-]+"'),
    at: 'username: String!\n    @constraint',
    says: 'which also matches part of a longer text',
  },
  {
    what: 'a pattern whose second alternative is not anchored',
    ...account('"^[a-zA-Z0-9._-]+$"', '"^[a-z]+$|[0-9]+$"'),
    at: 'username: String!\n    @constraint',
    says: 'which also matches part of a longer text',
  },
  {
    what: 'two swapped arguments in a path',
    ...query(
      'x(course: ID!, lesson: ID!): Course @endpoint(path: "/courses/{args.lesson}/lessons/{args.course}")',
    ),
    at: 'x(course',
    says: 'the path of "x" has {args.course} after "lessons" and {args.lesson} after "courses"; swap them',
  },
  {
    what: 'two swapped arguments in a query string',
    ...query('x(from: Date, to: Date): Course @endpoint(path: "/x?from={args.to}&to={args.from}")'),
    at: 'x(from',
    says: 'the path of "x" has {args.from} after "to" and {args.to} after "from"; swap them',
  },
  {
    what: 'a list argument of a GET that is not sent',
    ...query('x(ids: [ID!]!): Course @endpoint(path: "/x")'),
    at: 'x(ids',
    says: 'the argument "ids" of "x" is not sent: a GET has no body; add it to the query as ?ids={args.ids}',
  },
  {
    what: 'a list as a path segment',
    ...query('x(ids: [ID!]!): Course @endpoint(path: "/x/{args.ids}")'),
    at: 'x(ids',
    says: 'the argument "ids" of "x" is a list and cannot be a path segment; move it to the query, as ?ids={args.ids}',
  },
  {
    what: 'an input in the path of a mutation',
    ...mutation(
      'x(input: ContactInput!): Done! @endpoint(method: POST, path: "/x?input={args.input}")',
    ),
    at: 'x(input',
    says: 'the argument "input" of "x" is an input and cannot be in the path; remove its placeholder, and add its fields to the input of the body',
  },
  {
    what: 'a mutation without invalidations',
    ...contact('    @stale(nothing: true)\n', ''),
    at: 'addContact(',
    says: '"addContact" has no @stale; add @stale(queriesReturning: […]), @stale(type: "…", fields: […]), or @stale(nothing: true)',
  },
  {
    what: 'a query with @stale',
    ...query('x: Course @endpoint(path: "/x") @stale(queriesReturning: ["Order"])'),
    at: 'x: Course',
    says: '"Query.x" has @stale, which is allowed only on a field of Mutation; remove it',
  },
  {
    what: 'an empty invalidation beside another',
    ...contact(
      '@stale(nothing: true)',
      '@stale(nothing: true) @stale(queriesReturning: ["Order"])',
    ),
    at: '@stale(nothing',
    says: '"addContact" has `@stale(nothing: true)` and another @stale; remove one',
  },
  {
    what: 'an empty invalidation with a type',
    ...stale('nothing: true, queriesReturning: ["Order"]'),
    at: '@stale(',
    says: '@stale on "addContact" combines `nothing: true` with other arguments; remove one',
  },
  {
    what: 'an empty @stale',
    ...stale('queriesReturning: []'),
    at: '@stale(',
    says: '@stale on "addContact" is empty; add `queriesReturning`',
  },
  {
    what: 'queries and records in one @stale',
    ...stale('queriesReturning: ["Order"], type: "Course", fields: ["seatsLeft"]'),
    at: '@stale(',
    says: '@stale on "addContact" combines `queriesReturning` with fields of records; write a separate @stale for each',
  },
  {
    what: 'stale records without their fields',
    ...stale('type: "Course"'),
    at: '@stale(',
    says: '@stale on "addContact" has no `fields`; write type: "…" and fields: ["…"]',
  },
  {
    what: 'a field of Query instead of the type that it returns',
    ...stale('queriesReturning: ["userOrder"]'),
    at: '@stale(',
    says: '@stale on "addContact" has "userOrder", which is a field of Query; write the type that it returns',
  },
  {
    what: 'a misspelt type in @stale',
    ...stale('queriesReturning: ["Ordr"]'),
    at: '@stale(',
    says: '@stale on "addContact" has "Ordr", which is not a type of the schema; correct the name (did you mean "Order"?)',
  },
  {
    what: 'a type in queriesReturning that no list returns',
    ...stale('queriesReturning: ["UserProfile"]'),
    at: '@stale(',
    says: '@stale on "addContact" has "UserProfile" in `queriesReturning`, but no field of Query returns its list; write @stale(type:',
  },
  {
    what: 'stale fields of a type without a documentId',
    ...stale('type: "Ownership", fields: ["owned"]'),
    at: '@stale(',
    says: '@stale has fields of "Ownership", which is not a record, because it has no documentId; write @stale(queriesReturning: ["Ownership"])',
  },
  {
    what: 'a misspelt field in @stale',
    ...stale('type: "Course", fields: ["placeLeft"]'),
    at: '@stale(',
    says: '@stale has "Course.placeLeft", which is not a field; correct the name (did you mean "seatsLeft"?)',
  },
  {
    what: 'stale records at an argument that does not exist',
    ...stale('type: "Course", fields: ["seatsLeft"], at: "input.course"'),
    at: '@stale(',
    says: '`at: "input.course"` does not exist: "ContactInput" has no "course"; name the argument that contains the documentIds',
  },
  {
    what: 'stale records at an argument that contains no keys',
    ...stale('type: "Course", fields: ["seatsLeft"], at: "input.subject"'),
    at: '@stale(',
    says: '`at: "input.subject"` is String, but documentId is ID; name an argument of type ID',
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
    what: 'a mutation that neither selects nor invalidates a field of a list',
    file: 'order.graphql',
    from: '        "Order"\n',
    to: '',
    says: '"cancelUserOrder" changes Order but does not select "placedAt", which the list query PurchaseHistory selects; select it, or add it to @stale',
  },
  {
    what: 'two access values for the same route',
    file: 'library.graphql',
    from: '@endpoint(path: "/course/getUserCourse?id={args.id}", access: MEMBER)',
    to: '@endpoint(path: "/course/getUserCourse?id={args.id}", access: STAFF)',
    says: '"userCourse" has access STAFF and "userCourses" has access MEMBER, but both have the route GET /course/getUserCourse; give them the same access, or different paths',
  },
];

/** A query template is sent whole only if every optional argument is given, so no test run finds these. */
export const templateMistakes: readonly ContractMistake[] = [
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
  {
    what: 'a fresh session on a public endpoint',
    ...account(
      '"/auth/forgot-password", limited: true',
      '"/auth/forgot-password", limited: true, fresh: true',
    ),
    at: 'forgotPassword(',
    says: '"forgotPassword" has "fresh: true" but can be called without a session; add access: MEMBER to its @endpoint',
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
