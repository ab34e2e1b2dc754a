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
    says: 'The field Course.code is deprecated. Use slug. Use what its reason names.',
  },
  {
    what: 'a placeholder that is no argument',
    ...query('x: Course @endpoint(path: "/x/{args.slug}")'),
    at: 'x: Course',
    says: 'the path of "x" holds {args.slug}, which is not one of its arguments; add the argument "slug"',
  },
  {
    what: 'a placeholder of another kind',
    ...query('x(slug: String!): Course @endpoint(path: "/x/{slug}")'),
    at: 'x(slug',
    says: 'holds {slug}, which nothing fills in; write {args.slug}',
  },
  {
    what: 'a path without its slash',
    ...query('x: Course @endpoint(path: "x")'),
    at: 'x: Course',
    says: 'the path "x" of "x" is not a path below the API\'s address',
  },
  {
    what: 'a list that populates everything',
    ...query('x: OrderPage! @endpoint(path: "/x?populate=*")'),
    at: 'x: OrderPage',
    says: '"x" is a list and populates everything',
  },
  {
    what: 'populate parameters, which the selections determine',
    ...query('x: CoursePage! @endpoint(path: "/x?populate=category")'),
    at: 'x: CoursePage',
    says: 'the path of "x" holds populate=, which is computed from what each operation selects; take it out',
  },
  {
    what: 'fields parameters, which the selections determine',
    ...query('x: Course @endpoint(path: "/x?fields[0]=title")'),
    at: 'x: Course',
    says: 'the path of "x" holds fields=, which is computed from what each operation selects; take it out',
  },
  {
    what: 'a query that changes something',
    ...query('x: Course @endpoint(method: DELETE, path: "/x")'),
    at: 'x: Course',
    says: '"x" is a query and uses DELETE; make it a mutation',
  },
  {
    what: 'a change that is read',
    ...account('logout: Done! @endpoint(method: POST,', 'logout: Done! @endpoint('),
    at: 'logout: Done!',
    says: '"logout" is a mutation and uses GET',
  },
  {
    what: 'an argument that goes nowhere',
    ...query('x(year: Int): Course @endpoint(path: "/x")'),
    at: 'x(year',
    says: 'the argument "year" of "x" goes nowhere: a GET has no body',
  },
  {
    what: 'a step of the path that may be absent',
    ...query('x(slug: String): Course @endpoint(path: "/x/{args.slug}")'),
    at: 'x(slug',
    says: 'stands in the path and may be null; make it String!',
  },
  {
    what: 'a default that no client fills in',
    ...query('x(page: Int = 1): Course @endpoint(path: "/x?page={args.page}")'),
    at: 'x(page',
    says: 'has a default, which no client fills in',
  },
  {
    what: 'a value from nowhere',
    ...query('x: Course'),
    at: 'x: Course',
    says: '"x" must have either @endpoint or @local',
  },
  {
    what: 'one endpoint read as two types',
    ...query(
      'x(id: ID!): Document @endpoint(path: "/courses/{args.id}") y(id: ID!): Course @endpoint(path: "/courses/{args.id}")',
    ),
    at: 'x(id',
    says: '"y" and "x" read GET /courses/{} differently (Course, PUBLIC; Document, PUBLIC)',
  },
  {
    what: 'an input field without its rule',
    ...account('input LoginInput {', 'input LoginInput {\n  remember: Boolean'),
    at: 'remember',
    says: '"LoginInput.remember" has no @constraint; give it at least a label',
  },
  {
    what: 'a rule without its label',
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
    what: 'a rule that nothing can pass',
    ...account('minLength: 10, maxLength: 72', 'minLength: 80, maxLength: 72'),
    says: 'has minLength 80 above maxLength 72; nothing can pass it',
  },
  {
    what: 'a rule of another kind of value',
    ...account('"Mật khẩu mới", minLength: 10', '"Mật khẩu mới", min: 8'),
    says: 'has the rule min, which no text can have',
  },
  {
    what: 'a pattern that is none',
    ...account('"^[a-zA-Z0-9._-]+$"', '"^[a-zA-Z0-9._-+$"'),
    says: 'which is not a valid regular expression',
  },
  {
    what: 'a pattern that may backtrack for years',
    ...account('"^[a-zA-Z0-9._-]+$"', '"^([a-zA-Z0-9]+[._-]?)+$"'),
    says: 'which nests quantifiers and may backtrack for years',
  },
  {
    what: 'items of a list that may be null',
    ...account(
      'input LoginInput {',
      'input LoginInput {\n  tags: [ID] @constraint(label: "Nhãn", maxLength: 9)',
    ),
    at: 'tags',
    says: '"LoginInput.tags" is a list whose items may be null; write [ID!]',
  },
  {
    what: 'a list of lists',
    ...account(
      'input LoginInput {',
      'input LoginInput {\n  tags: [[ID!]!]! @constraint(label: "Nhãn", maxLength: 9)',
    ),
    at: 'tags',
    says: '"LoginInput.tags" is a list of lists, which no form has',
  },
  {
    what: 'a scalar in an input that no rule validates',
    ...account(
      'input LoginInput {',
      'input LoginInput {\n  bio: Blocks @constraint(label: "Tiểu sử")',
    ),
    at: 'bio',
    says: '"LoginInput.bio" is Blocks, which no rule holds; give the scalar its @rule',
  },
  {
    what: 'a number declared as a secret',
    ...account(
      'input LoginInput {',
      'input LoginInput {\n  pin: Int @constraint(label: "Mã", secret: true)',
    ),
    at: 'pin',
    says: 'has the rule secret, which no number can have',
  },
  {
    what: 'inputs that contain each other',
    ...account(
      'input LoginInput {',
      'input LoginInput {\n  again: LoginInput @constraint(label: "Lại")',
    ),
    says: 'The inputs LoginInput → LoginInput hold each other',
  },
  {
    what: 'a repetition of a field that is not there',
    ...account('sameAs: "password"', 'sameAs: "passwort"'),
    says: 'repeats "passwort", which is no other text of ResetPasswordInput',
  },
  {
    what: 'two values under one word',
    ...catalogue('@wire(value: "self-paced")', '@wire(value: "online")'),
    at: 'self_paced',
    says: '"online" and "self_paced" of "CourseFormat" are both "online" on the wire',
  },
  {
    what: 'a type of a union without its word',
    file: 'pages.graphql',
    from: ' @component(uid: "sections.faq")',
    to: '',
    at: 'type FaqSection',
    says: '"FaqSection" is one of the types of "Section" and has no @component',
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
    what: 'a method that there is not',
    ...account('method: PUT', 'method: MERGE'),
    at: '@endpoint(method: MERGE',
    says: 'Value "MERGE" does not exist in "HttpMethod" enum.',
  },
  {
    what: 'an access that there is not',
    ...account('access: MEMBER', 'access: MEMBERS'),
    at: 'MEMBERS',
    says: 'Value "MEMBERS" does not exist in "Access" enum. Did you mean the enum value "MEMBER"?',
  },
  {
    what: 'a format that there is not',
    ...account('format: EMAIL', 'format: MAIL'),
    at: 'MAIL',
    says: 'Value "MAIL" does not exist in "InputFormat" enum. Did you mean the enum value "EMAIL"?',
  },
  {
    what: 'a number in quotes',
    ...account('maxLength: 254', 'maxLength: "254"'),
    at: 'maxLength: "254"',
    says: 'Int cannot represent non-integer value: "254". Fix the schema.',
  },
  {
    what: 'a second type of one name',
    ...catalogue('type Query {', 'type Session { jwt: String! }\ntype Query {'),
    says: 'There can be only one type named "Session". See also schema/catalogue.graphql:',
  },
  {
    what: '@endpoint below Query and Mutation',
    ...catalogue('  capacity: Int\n', '  capacity: Int @endpoint(path: "/capacity")\n'),
    at: 'capacity: Int @endpoint',
    says: '"Course.capacity" has @endpoint, which only a field of Query or Mutation can have; take it out',
  },
  {
    what: '@local below Query',
    ...catalogue('  capacity: Int\n', '  capacity: Int @local\n'),
    at: 'capacity: Int @local',
    says: '"Course.capacity" has @local, which only a field of Query can have; take it out',
  },
  {
    what: '@local on a mutation',
    ...account('type Mutation {', 'type Mutation {\n  x: Done! @local'),
    at: 'x: Done!',
    says: '"Mutation.x" has @local, which only a field of Query can have; write its @endpoint',
  },
  {
    what: 'a word that is empty',
    ...catalogue('@wire(value: "self-paced")', '@wire(value: "")'),
    at: 'self_paced',
    says: '"self_paced" of "CourseFormat" is "" on the wire, which is no word',
  },
  {
    what: 'a word of two',
    ...catalogue('@wire(value: "self-paced")', '@wire(value: "self|paced")'),
    at: 'self_paced',
    says: '"self_paced" of "CourseFormat" is "self|paced" on the wire, which is no word',
  },
  {
    what: 'a list that populates everything in brackets',
    ...query('x: OrderPage! @endpoint(path: "/x?populate[0]=*")'),
    at: 'x: OrderPage',
    says: '"x" is a list and populates everything',
  },
  {
    what: 'a path that climbs',
    ...query('x: Course @endpoint(path: "/a/../b")'),
    at: 'x: Course',
    says: 'the path "/a/../b" of "x" is not a path below the API\'s address',
  },
  {
    what: 'a pattern that other text may surround',
    ...account('"^[a-zA-Z0-9._-]+$"', '"[a-zA-Z0-9._-]+"'),
    at: 'username: String!\n    @constraint',
    says: 'has the pattern [a-zA-Z0-9._-]+, which other text may surround; begin it with ^ and end it with $',
  },
  {
    what: 'a pattern without its end',
    ...account('"^[a-zA-Z0-9._-]+$"', '"^[a-zA-Z0-9._-]+"'),
    at: 'username: String!\n    @constraint',
    says: 'which other text may surround',
  },
  {
    what: 'a pattern whose second way has no beginning',
    ...account('"^[a-zA-Z0-9._-]+$"', '"^[a-z]+$|[0-9]+$"'),
    at: 'username: String!\n    @constraint',
    says: 'which other text may surround',
  },
  {
    what: 'two arguments in each other’s places of a path',
    ...query(
      'x(course: ID!, lesson: ID!): Course @endpoint(path: "/courses/{args.lesson}/lessons/{args.course}")',
    ),
    at: 'x(course',
    says: 'the path of "x" has {args.course} behind "lessons" and {args.lesson} behind "courses"; exchange them',
  },
  {
    what: 'two arguments in each other’s pairs of a query',
    ...query('x(from: Date, to: Date): Course @endpoint(path: "/x?from={args.to}&to={args.from}")'),
    at: 'x(from',
    says: 'the path of "x" has {args.from} behind "to" and {args.to} behind "from"; exchange them',
  },
  {
    what: 'a list that a GET should send, outside its path',
    ...query('x(ids: [ID!]!): Course @endpoint(path: "/x")'),
    at: 'x(ids',
    says: 'the argument "ids" of "x" goes nowhere: a GET has no body; place it in the query as ?ids={args.ids}',
  },
  {
    what: 'a list as one step of a path',
    ...query('x(ids: [ID!]!): Course @endpoint(path: "/x/{args.ids}")'),
    at: 'x(ids',
    says: 'the argument "ids" of "x" is a list and cannot be a step of the path; place it in the query, as ?ids={args.ids}',
  },
  {
    what: 'an input in the path of a change',
    ...mutation(
      'x(input: ContactInput!): Done! @endpoint(method: POST, path: "/x?input={args.input}")',
    ),
    at: 'x(input',
    says: 'the argument "input" of "x" is an input and cannot stand in a path; take the placeholder out, and put it into the input that is the body',
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
    says: '"Query.x" has @stale, which only a field of Mutation can have; take it out',
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
    what: 'two rights at one route',
    file: 'library.graphql',
    from: '@endpoint(path: "/course/getUserCourse?id={args.id}", access: MEMBER)',
    to: '@endpoint(path: "/course/getUserCourse?id={args.id}", access: STAFF)',
    says: '"userCourse" is for STAFF and "userCourses" for MEMBER, and one route answers both (GET /course/getUserCourse); give them one access, or paths of their own',
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
    says: 'the path of "courses" filters by "categry", by which no Course can be filtered; write category',
  },
  {
    what: 'a misspelt field of a relation in a filter',
    ...catalogue(
      'filters[category][slug][$eq]={args.category}',
      'filters[category][slag][$eq]={args.category}',
    ),
    at: 'courses(category',
    says: 'filters by "slag", by which no CourseCategory can be filtered; write slug',
  },
  {
    what: 'a misspelt comparison',
    ...catalogue('[slug][$eq]={args.category}', '[slug][$equ]={args.category}'),
    at: 'courses(category',
    says: 'the path of "courses" compares "slug" by $equ, which it does not know; write $eq',
  },
  {
    what: 'a comparison that a value of this kind does not know',
    file: 'news.graphql',
    from: 'filters[featured][$eq]',
    to: 'filters[featured][$contains]',
    at: 'newsPosts(',
    says: 'compares "featured" by $contains, which it does not know; write one of $eq, $ne, $null, $notNull',
  },
  {
    what: 'a filter by what the server computes',
    ...catalogue('filters[endAt][$lt]', 'filters[seatsLeft][$lt]'),
    at: 'seminars(',
    says: 'filters by "seatsLeft", by which no Seminar can be filtered',
  },
  {
    what: 'a filter by a component',
    ...catalogue('filters[endAt][$lt]', 'filters[speakers][name][$eq]'),
    at: 'seminars(',
    says: 'filters by "speakers", by which no Seminar can be filtered',
  },
  {
    what: 'a misspelt sort',
    ...catalogue('/course-categories?sort=order:asc', '/course-categories?sort=ordr:asc'),
    at: 'courseCategories:',
    says: 'the path of "courseCategories" sorts by "ordr", by which no CourseCategory can be sorted; write order',
  },
  {
    what: 'a direction that there is not',
    ...catalogue('/document-categories?sort=order:asc', '/document-categories?sort=order:up'),
    at: 'documentCategories:',
    says: 'sorts "order" by "up"; write asc or desc',
  },
  {
    what: 'a misspelt part of pagination',
    ...catalogue('pagination[pageSize]={args.pageSize}', 'pagination[pagesize]={args.pageSize}'),
    at: 'courses(category',
    says: 'asks for pagination[pagesize], which the server refuses; write pageSize',
  },
  {
    what: 'a misspelt parameter',
    ...catalogue('&_q={args.search}', '&q={args.search}'),
    at: 'courses(category',
    says: 'the path of "courses" sends "q", which the server refuses; write _q',
  },
  {
    what: 'a search of what cannot be searched',
    file: 'about.graphql',
    from: '/co-managers?filters[group][$eq]={args.group}',
    to: '/co-managers?_q={args.group}',
    at: 'coManagers(',
    says: 'searches CoManager, which cannot be searched; write @content(search: […]) on the type',
  },
  {
    what: 'a list selected from a single record',
    ...catalogue('/seminars/{args.slug}"', '/seminars/{args.slug}?sort=title:asc"'),
    at: 'seminar(slug',
    says: 'the path of "seminar" sends "sort", which the server refuses',
  },
  {
    what: 'a searched field that the type does not have',
    ...catalogue('search: ["title", "code", "summary"]', 'search: ["title", "cod", "summary"]'),
    at: 'type Course @content',
    says: '@content of "Course" searches "cod", which is not one of its text fields; write code',
  },
  {
    what: 'content for members at a path that everybody reads',
    ...catalogue('"/seminars/{args.slug}"', '"/seminars/{args.slug}", access: MEMBER'),
    at: 'seminar(slug',
    says: '"seminar" says "access: MEMBER", and the server answers Seminar at "/seminars/{args.slug}" to everybody, without a limit; take it out, or write a path with an action of its own, e.g. "/seminars/mine"',
  },
  {
    what: 'content that each client may read only some times a minute',
    file: 'about.graphql',
    from: 'path: "/co-managers?filters',
    to: 'limited: true, path: "/co-managers?filters',
    at: 'coManagers(',
    says: '"coManagers" says "limited: true", and the server answers CoManager at "/co-managers" to everybody',
  },
  {
    what: 'a fresh session where there may be none',
    ...account(
      '"/auth/forgot-password", limited: true',
      '"/auth/forgot-password", limited: true, fresh: true',
    ),
    at: 'forgotPassword(',
    says: '"forgotPassword" says "fresh: true", and anyone may call it without a session; write access: MEMBER in its @endpoint',
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
    what: `${what} without a limit of attempts`,
    ...account(from, to),
    at: `${name}(`,
    says: 'which is secret and could be guessed; write limited: true in its @endpoint',
  })),
];
