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
  at('contract/checkChangeSelection', 'record?.fields', TYPED),
  at('contract/checkChangeSelection', 'items?.records', TYPED),
  at('contract/checkChangeSelection', 'root?.name', TYPED, OPTIONAL),
  at('contract/checkChangeSelection', '!mutation || !type', TYPED),
  at('contract/checkChangeSelection', 'changed.records?.', TYPED, OPTIONAL),
  at('contract/checkChangeSelection', 'one.type === type.name', NO_SUCH_TEXT, ELSE_NOTHING),
  at('contract/checkChangeSelection', '{ file }', NAMED_SOURCE),
  at('contract/checkEndpoint', '.exec(p', NO_SUCH_TEXT, ELSE_NOTHING),
  at('contract/checkEndpoint', "[steps = '', query = '']", NO_SUCH_TEXT),
  at('contract/checkEndpoint', "[, word = '', name = '']", TYPED),
  at('contract/checkEndpoint', 'behind.get(name)?.', TYPED),
  at('contract/checkEndpoint', 'name > other', 'No name is expected behind itself.', {
    to: 'name >= other',
  }),
  at('contract/checkEndpoint', 'other === undefined ||', 'No argument is called undefined.'),
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
  at('contract/checkNames', "first.problem('')", 'Only its place is read.'),
  at('contract/checkOperation', 'node.arguments?.', TYPED),
  at('contract/checkOperations', 'fragments: []', SPEED),
  at('contract/checkOperations', 'names = definitions.flatMap', SPEED),
  at('contract/checkOperations', 'node.kind === Kind.OPERATION_DEFINITION ?', SPEED),
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
  at('contract/checkStale', 'schema.getQueryType()?.', TYPED),
  at('contract/checkStale', "[first = ''", TYPED),
  at('contract/checkStale', '(fields ?? [])', TYPED, ELSE_NOTHING),
  at('contract/constraintChecks', ': [],', NO_SUCH_TEXT, ELSE_NOTHING),
  at('contract/constraintChecks', '} catch {', 'Undefined is no less false.'),
  at('contract/constraintChecks', "rule.sameAs ?? ''", TYPED),
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
  at('contract/contentTypes', '[name]?.astNode', TYPED),
  at('contract/directiveValues', '!directive', 'What is not declared is at no node: validateSDL.'),
  at('contract/directiveValues', 'node?.directives ?? []', TYPED),
  at('contract/effects', 'answers ?? []', NO_SUCH_TEXT, ELSE_NOTHING),
  at('contract/effects', 'isObjectType(record) ?', REFUSED, ELSE_NOTHING),
  at('contract/effects', 'type === null || fields === null', REFUSED),
  at('contract/effects', 'statements.every', REFUSED),
  at('contract/effects', 'type === null ? []', 'Nothing has the name null.', { to: 'false' }),
  at('contract/endpoints', "?? ''", TYPED),
  at('contract/expected', "[field = '', source = '']", TYPED),
  at('contract/expected', 'schema.getMutationType()?.', TYPED),
  at('contract/expected', "[key = '']", REFUSED),
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
  at('contract/parseContract', 'error instanceof GraphQLError', 'parse throws nothing else.'),
  at('contract/parseContract', 'return [];', 'Nothing is returned where one file has failed.'),
  at('contract/problem', 'node.name?.loc', TYPED),
  at('contract/problem', "loc?.source.name ?? ''", NO_SUCH_TEXT),
  at('contract/problem', "problemAt(node, '')", 'Only its place is read.'),
  at('contract/problem', 'locations?.[0]?.line', TYPED, OPTIONAL),
  at('contract/publicTags', 'collectionOf', TYPED),
  at('contract/publicTags', 'query?.getFields', TYPED),
  at('contract/recordTypes', 'type.astNode?.directives ?? []', TYPED),
  at('contract/restDocument', 'node.arguments?.', TYPED),
  at('contract/restDocument', 'selection.directives?.', TYPED),
  at('contract/routes', '/^[^=[]+/', ANCHORED, { mutators: ['Regex'] }),
  at('contract/routes', '!first', TYPED, ELSE_NOTHING),
  at('contract/selections', 'directives = []', TYPED),
  at('contract/selections', "node?.name.value ?? ''", TYPED),
  at('contract/selections', 'selectionSet ?? []', 'What has no selection has no records below.'),
  at('contract/shapes', 'typeText(type.ofType, named, false)', 'Nothing is non-null twice.', {
    to: 'true',
  }),
  at('contract/signs', 'query?.getFields', TYPED),
  at(
    'contract/signs',
    'return mutation ?',
    'checkSigns refuses what is no mutation before it looks at the answers.',
    ELSE_NOTHING,
  ),
  at('contract/stale', 'query?.getFields', TYPED),
  at('contract/stale', '!query || !subject', TYPED),
  at('contract/words', 'if (found)', SPEED, { to: 'false' }),
  at('screens/reachedFiles', 'const DYNAMIC', 'White space that the formatter does not write.', {
    mutators: ['Regex'],
  }),
  at('screens/reachedFiles', '/\\.tsx?$/', 'No file has such an ending in the middle of its name.'),
  at('screens/reachedFiles', 'startsWith(screens.generated)', SPEED, {
    mutators: ['MethodExpression'],
  }),
  at('screens/reachedFiles', 'resolve(here, name) ?? []', NO_SUCH_TEXT, ELSE_NOTHING),
];
