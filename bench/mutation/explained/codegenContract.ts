import type { Explanation } from './Explanation';

const at = (
  file: string,
  line: string,
  why: string,
  more: Partial<Explanation> = {},
): Explanation => ({ in: `codegen/${file}.ts`, line, why, ...more });

const OPTIONAL = { mutators: ['OptionalChaining'] };
const ELSE_NOTHING = { to: '["Stryker was here"]' };
const ELSE_EMPTY = { to: '"Stryker was here!"' };

const TYPED = 'The type asks for it; by then it is always there.';
const NO_SUCH_TEXT =
  'A text in the empty list or value that nothing is equal to, or that is not read.';
const SPEED = 'It only saves work: the answer is the same.';
const ANCHORED = 'What is matched has nothing else before or behind it.';
const NAMED_SOURCE =
  'parseOperations names the source of each node: the file beside it is for nodes of a test.';
const REFUSED = 'checkSchema has refused what would show it.';

/** Of `codegen/contract` and `codegen/screens`. */
export const contractExplained: readonly Explanation[] = [
  at(
    'contract/anchoredPattern',
    "last?.type === 'Assertion'",
    'Only an assertion has the kind end.',
  ),
  at('contract/checkChangeSelection', '= records ?? []', TYPED),
  at('contract/checkChangeSelection', 'record?.fields', TYPED, OPTIONAL),
  at('contract/checkChangeSelection', 'record?.fields', TYPED, ELSE_NOTHING),
  at('contract/checkChangeSelection', 'items?.records', TYPED, OPTIONAL),
  at('contract/checkChangeSelection', 'root?.name', TYPED, OPTIONAL),
  at('contract/checkChangeSelection', '!mutation || !type', TYPED, { to: '!mutation && !type' }),
  at('contract/checkChangeSelection', 'changed.records?.', TYPED, OPTIONAL),
  at('contract/checkChangeSelection', 'one.type === type.name', NO_SUCH_TEXT, ELSE_NOTHING),
  at('contract/checkChangeSelection', '{ file }', NAMED_SOURCE),
  at('contract/checkEndpoint', '.exec(p', NO_SUCH_TEXT, ELSE_NOTHING),
  at('contract/checkEndpoint', "[steps = '', query = '']", NO_SUCH_TEXT, ELSE_EMPTY),
  at('contract/checkEndpoint', "[, word = '', name = '']", TYPED, ELSE_EMPTY),
  at('contract/checkExpected', '/^\\+ /', 'No argument has a plus in its name.', {
    mutators: ['Regex'],
  }),
  at('contract/checkExpected', 'record.type === type', NO_SUCH_TEXT, ELSE_NOTHING),
  at('contract/checkExpected', 'changed.records ?? []', NO_SUCH_TEXT, ELSE_NOTHING),
  at('contract/checkExpected', 'one.type === name', NO_SUCH_TEXT, ELSE_NOTHING),
  at('contract/checkExpected', "root?.name === 'Mutation'", 'A field of Query has no @expect.', {
    to: 'true',
  }),
  at('contract/checkExpected', 'root?.name', TYPED, OPTIONAL),
  at('contract/checkExpected', 'if (!isObjectType(type)) return [];', TYPED),
  at('contract/checkExpected', '{ file }', NAMED_SOURCE),
  at('contract/checkNames', "first.problem('')", 'Only its place is read.', ELSE_EMPTY),
  at('contract/checkOperation', 'node.arguments?.', TYPED, OPTIONAL),
  at('contract/checkOperations', 'fragments: []', SPEED, ELSE_NOTHING),
  at('contract/checkOperations', 'names = definitions.flatMap', SPEED, {
    mutators: ['ArrowFunction'],
  }),
  at('contract/checkOperations', 'node.kind === Kind.OPERATION_DEFINITION ?', SPEED, {
    to: 'true',
  }),
  at('contract/checkOperations', 'node.kind === Kind.OPERATION_DEFINITION ?', SPEED, ELSE_NOTHING),
  at('contract/checkOperations', 'new Set(names)', SPEED, { mutators: ['EqualityOperator'] }),
  at('contract/checkOperations', 'fragments.length === valid', SPEED, { to: 'false' }),
  at('contract/checkOperations', 'fragments.every', SPEED, { mutators: ['ArrowFunction'] }),
  at('contract/checkOperations', 'fragments.every', SPEED, { to: 'false' }),
  at('contract/checkOperations', 'if (!isSame)', SPEED, { to: 'true' }),
  at('contract/checkOperations', 'const unknown =', SPEED, { to: 'documents' }),
  at('contract/checkOperations', 'if (holds)', SPEED, { mutators: ['ArrowFunction'] }),
  at('contract/checkRest', 's?.find', TYPED, OPTIONAL),
  at('contract/checkRoutes', 'first?.', TYPED, OPTIONAL),
  at('contract/checkSelection', 'selectionSet?.selections', TYPED, OPTIONAL),
  at('contract/checkSelection', 'selectionSet?.selections', NO_SUCH_TEXT, ELSE_NOTHING),
  at('contract/checkSelection', 'only?.kind', TYPED, OPTIONAL),
  at('contract/checkSelection', 'records?.', TYPED, OPTIONAL),
  at('contract/checkStale', 'schema.getQueryType()?.', TYPED, OPTIONAL),
  at('contract/checkStale', "[first = ''", TYPED, ELSE_EMPTY),
  at('contract/checkStale', '(fields ?? [])', TYPED, ELSE_NOTHING),
  at('contract/constraintChecks', ': [],', NO_SUCH_TEXT, ELSE_NOTHING),
  at('contract/constraintChecks', '} catch {', 'Undefined is no less false.'),
  at('contract/constraintChecks', "rule.sameAs ?? ''", TYPED, ELSE_EMPTY),
  at('contract/constraintChecks', "[, choice = '', word = '']", NO_SUCH_TEXT, ELSE_EMPTY),
  at('contract/constraintChecks', "[, choice = '', word = '']", NO_SUCH_TEXT, ELSE_NOTHING),
  at('contract/constraintChecks', "[, choice = '', word = '']", ANCHORED, {
    to: '/^(\\w+): (.+)/',
  }),
  at('contract/constraintChecks', 'pattern !== undefined &&', 'Undefined is read as a pattern.', {
    to: 'true',
  }),
  at('contract/contentQuery', 'field.records ?? []', TYPED),
  at('contract/contentQuery', 'record?.', TYPED, OPTIONAL),
  at(
    'contract/contentQuery',
    'record?.fields ?? []',
    'Without a record no name is taken.',
    ELSE_NOTHING,
  ),
  at('contract/contentTypes', '[name]?.astNode', TYPED, OPTIONAL),
  at('contract/directiveValues', '!directive', 'What is not declared is at no node: validateSDL.'),
  at('contract/directiveValues', 'node?.directives ?? []', TYPED),
  at('contract/effects', 'answers ?? []', NO_SUCH_TEXT, ELSE_NOTHING),
  at('contract/effects', 'isObjectType(record) ?', REFUSED, ELSE_NOTHING),
  at('contract/effects', 'type === null || fields === null', REFUSED, { to: 'false' }),
  at('contract/effects', 'type === null || fields === null', REFUSED, {
    mutators: ['LogicalOperator'],
  }),
  at('contract/effects', 'statements.every', REFUSED, { mutators: ['MethodExpression'] }),
  at('contract/effects', 'type === null ? []', 'Nothing has the name null.', { to: 'false' }),
  at('contract/endpoints', "?? ''", TYPED, ELSE_EMPTY),
  at('contract/expected', "[field = '', source = '']", TYPED, ELSE_EMPTY),
  at('contract/expected', "[key = '']", REFUSED, ELSE_EMPTY),
  at('contract/expected', "[key = '']", REFUSED, ELSE_NOTHING),
  at('contract/nestedQuantifiers', "parent.type === 'Quantifier'", 'Nothing else has a maximum.', {
    to: 'true',
  }),
  at('contract/operations', "name?.value ?? ''", 'checkNames refuses it by its file.', ELSE_EMPTY),
  at(
    'contract/operations',
    'fields: root ?',
    'Without its root no field is looked at.',
    ELSE_NOTHING,
  ),
  at('contract/parseContract', 'error instanceof GraphQLError', 'parse throws nothing else.', {
    to: 'false',
  }),
  at('contract/parseContract', 'return [];', 'Nothing is returned where one file has failed.'),
  at('contract/problem', 'node.name?.loc', TYPED, OPTIONAL),
  at('contract/problem', "loc?.source.name ?? ''", NO_SUCH_TEXT, ELSE_EMPTY),
  at('contract/problem', "problemAt(node, '')", 'Only its place is read.', ELSE_EMPTY),
  at('contract/problem', 'locations?.[0]?.line', TYPED, OPTIONAL),
  at('contract/publicTags', 'collectionOf', TYPED, OPTIONAL),
  at('contract/publicTags', 'collectionOf', TYPED, ELSE_EMPTY),
  at('contract/publicTags', 'query?.getFields', TYPED, OPTIONAL),
  at('contract/recordTypes', 'type.astNode?.directives ?? []', TYPED, OPTIONAL),
  at('contract/recordTypes', 'type.astNode?.directives ?? []', TYPED, ELSE_NOTHING),
  at('contract/restDocument', 'node.arguments?.', TYPED, OPTIONAL),
  at('contract/restDocument', 'selection.directives?.', TYPED, OPTIONAL),
  at('contract/routes', '/^[^=[]+/', ANCHORED, { mutators: ['Regex'] }),
  at('contract/routes', '!first', TYPED, ELSE_NOTHING),
  at('contract/selections', 'directives = []', TYPED, ELSE_NOTHING),
  at('contract/selections', "node?.name.value ?? ''", TYPED, OPTIONAL),
  at('contract/selections', "node?.name.value ?? ''", TYPED, ELSE_EMPTY),
  at(
    'contract/selections',
    'selectionSet ?? []',
    'What has no selection has no records below.',
    ELSE_NOTHING,
  ),
  at('contract/shapes', 'typeText(type.ofType, named, false)', 'Nothing is non-null twice.', {
    to: 'true',
  }),
  at('contract/signs', 'query?.getFields', TYPED, OPTIONAL),
  at(
    'contract/signs',
    'return mutation ?',
    'checkSigns refuses what is no mutation before it looks at the answers.',
    ELSE_NOTHING,
  ),
  at('contract/stale', 'query?.getFields', TYPED, OPTIONAL),
  at('contract/stale', '!query || !subject', TYPED, { to: 'false' }),
  at('contract/stale', '!query || !subject', TYPED, { to: '!query && !subject' }),
  at('contract/words', 'if (found)', SPEED, { to: 'false' }),
  at('screens/reachedFiles', 'const DYNAMIC', 'White space that the formatter does not write.', {
    mutators: ['Regex'],
  }),
  at(
    'screens/reachedFiles',
    '/\\.tsx?$/',
    'No file has such an ending in the middle of its name.',
    { mutators: ['Regex'] },
  ),
  at('screens/reachedFiles', 'startsWith(screens.generated)', SPEED, {
    mutators: ['MethodExpression'],
  }),
  at('screens/reachedFiles', 'resolve(here, name) ?? []', NO_SUCH_TEXT, ELSE_NOTHING),
];
