import { contractExplained } from './codegenContract';
import { ANCHORED, at, NO_SUCH_TEXT, SPEED, TYPED } from './codegenReasons';
import type { Explanation } from './Explanation';

const A_TEXT = '["Stryker was here"]';
const NARROWS = 'Only for the type: what is of another kind has none of what is read of it.';
const FORMATTED = 'White space, which the formatter writes again.';
const ON_IMPORT =
  'Made while the module is imported: the tests of importOpenApi, which fail with it, are not among those that try such mutants.';
const GIT =
  'breaking/command.test.ts reads a commit where there is a .git, which the copy with the mutants does not have.';

const mock: Explanation[] = [
  at('mock/mockResponse', 'filter(isAbstractType)', NARROWS),
  at('mock/mockResponse', "of: '', field: ''", 'Only the type of the value is looked at.'),
  at('mock/mockResponse', '[]', NO_SUCH_TEXT, { to: A_TEXT }),
  at('mock/checkBody', "path = ''", TYPED),
  at('mock/matchRoute', '/^\\{args\\.(\\w+)\\}$/', ANCHORED, { mutators: ['Regex'] }),
  at('mock/matchRoute', '/^([^=]+)=', ANCHORED, { mutators: ['Regex'] }),
  at('mock/matchRoute', '', NO_SUCH_TEXT, { to: A_TEXT }),
  at('mock/matchRoute', "[, key = ''", NO_SUCH_TEXT),
  at('mock/matchRoute', 'arg === undefined', 'A key that is empty is in no query.'),
  at('mock/matchRoute', "?? '')", TYPED),
  at('mock/mockApi', "prefix = ''", 'No path begins with it, so that each stays as it is.'),
  at('mock/scalarValue', 'format ??', NO_SUCH_TEXT),
  at('mock/serve', "method = 'GET', url = '/'", TYPED),
  at('mock/serve', 'value === undefined', TYPED),
  at('mock/serve', '!found', 'Without its rules the mock fails a line later, with other words.'),
  at(
    'mock/serve',
    'has no rules for',
    'A message for developers: the rules have not been generated.',
  ),
  at('mock/serve', 'catch((error', 'What the mock does where it is broken itself.'),
];

const openApiImport: Explanation[] = [
  at('openapi/import/Arguments', 'paths?.[path]?', 'The path was chosen from the document’s own.'),
  at('openapi/import/Definitions', "?? '')", NO_SUCH_TEXT),
  at('openapi/import/Definitions', "created.set(name, '')", 'It only reserves the name.'),
  at('openapi/import/EndpointImport', "'  ')", FORMATTED),
  at(
    'openapi/import/EndpointImport',
    'jsonOf(each)?',
    'All of them have JSON: the others are filtered out.',
  ),
  at('openapi/import/EndpointImport', 'named ?? []', NO_SUCH_TEXT, { to: A_TEXT }),
  at('openapi/import/EndpointImport', "? '!' : ''", NO_SUCH_TEXT),
  at('openapi/import/InputTypes', 'required = []', NO_SUCH_TEXT),
  at('openapi/import/InputTypes', "/^.* /, ''", ANCHORED),
  at('openapi/import/InputTypes', "'  ')", FORMATTED),
  at('openapi/import/InputTypes', "? '' : key", 'Neither of the two is the name of a key.'),
  at('openapi/import/OpenApi', '/^#\\//', 'What does not begin so is refused a few lines later.', {
    mutators: ['Regex'],
  }),
  at('openapi/import/OpenApi', 'steps > 20', 'No document refers that far.', {
    mutators: ['EqualityOperator'],
  }),
  at('openapi/import/OpenApi', '/^application', ANCHORED, { mutators: ['Regex'] }),
  at('openapi/import/OpenApi', '/^(application', ANCHORED, { mutators: ['Regex'] }),
  at('openapi/import/OpenApi', 'const refName', ON_IMPORT, { mutators: ['ArrowFunction'] }),
  at('openapi/import/OpenApi', 'const formOf', ON_IMPORT, { mutators: ['ArrowFunction'] }),
  at('openapi/import/sdl', 'const ENUM_ARGUMENTS', ON_IMPORT),
  at('openapi/import/OutputTypes', "field = ''", 'Neither of the two is the name of a key.'),
  at('openapi/import/OutputTypes', '/^nullable-/', 'Types are named so at their beginning only.'),
  at('openapi/import/OutputTypes', '', NO_SUCH_TEXT, { to: A_TEXT }),
  at('openapi/import/OutputTypes', "'  ',", FORMATTED),
  at('openapi/import/OutputTypes', 'original === owner', SPEED, { to: 'false' }),
  at(
    'openapi/import/OutputTypes',
    'const type = this.of(member',
    'A type of a union is a record, not a list.',
    {
      mutators: ['Regex'],
    },
  ),
  at('openapi/import/OutputTypes', "union.values[index] ?? ''", TYPED),
  at('openapi/import/command', "'utf8'", 'Bytes are parsed as the text that they are.'),
  at('openapi/import/command', "? 'w'", 'What replaces a file is the default.', { to: '""' }),
  at('openapi/import/dialect', 'node.kind ===', NARROWS),
  at('openapi/import/dialect', ': [],', NO_SUCH_TEXT),
  at('openapi/import/dialect', '?? [])', NO_SUCH_TEXT),
  at('openapi/import/importOpenApi', '.exec(text.trim())', ANCHORED, { mutators: ['Regex'] }),
  at('openapi/import/importOpenApi', '.exec(text.trim())', NO_SUCH_TEXT, {
    mutators: ['StringLiteral', 'ArrayDeclaration'],
  }),
  at('openapi/import/importOpenApi', 'The document has no', 'Spaces in the words of a refusal.'),
  at('openapi/import/importOpenApi', "openapi ?? ''", NO_SUCH_TEXT),
  at(
    'openapi/import/normalizedSchema',
    'rest.length === 0 &&',
    'A schema of words is of text, if it says a type at all.',
  ),
  at('openapi/import/normalizedSchema', 'allOf[0]?.', TYPED),
  at('openapi/import/normalizedSchema', 'allOf = []', NO_SUCH_TEXT),
  at(
    'openapi/import/normalizedSchema',
    'sum.properties ||',
    'Where one of them has none, it adds none: the spread before keeps the other’s.',
    {
      mutators: ['LogicalOperator'],
    },
  ),
  at('openapi/import/names', '.split(/[^', 'Empty words are filtered out.', {
    mutators: ['Regex'],
  }),
  at('openapi/import/names', "?? ''", TYPED),
  at('openapi/import/reachable', 'names: string[] = []', NO_SUCH_TEXT),
  at('openapi/import/reachable', '.exec(sdl)?.', TYPED, {
    mutators: ['OptionalChaining', 'StringLiteral'],
  }),
  at('openapi/import/sdl', 'text', TYPED, { mutators: ['OptionalChaining'] }),
  at(
    'openapi/import/valueRules',
    'value !== undefined && value > 0',
    'What is undefined is not above 0 either.',
  ),
  at('openapi/import/valueRules', '} catch', 'Undefined is no less false.'),
  at('openapi/import/valueRules', "format ?? ''", NO_SUCH_TEXT),
  at(
    'openapi/import/valueRules',
    'const usable = pattern',
    'Where there is no pattern, none is written.',
  ),
  at(
    'openapi/import/variants',
    'schema.properties?.',
    'A union whose types lack fields is refused before.',
  ),
  at('openapi/import/variants', "replace(/^.*\\//, '')", ANCHORED, { mutators: ['Regex'] }),
  at(
    'openapi/import/variants',
    "?? '';",
    'Words that are equal, or not of the document, either way.',
  ),
  at('openapi/import/variants', 'members = schema.oneOf ?? []', NO_SUCH_TEXT),
  at(
    'openapi/import/variants',
    'constantOf(document, properties?.',
    'Each has fields: others are refused before.',
  ),
];

const breaking: Explanation[] = [
  ...[
    'const MAX_BYTES',
    'const git =',
    'execFileSync(',
    'function committed(',
    "git(['ls-tree'",
    ".split('\\0')",
    "file.endsWith('.graphql')",
    "git(['cat-file'",
    'files.map((file) => {',
    "all.indexOf('\\n', at)",
    'all.subarray(at, start)',
    'at = start +',
    'return { file, text: all',
    'saysNothing(text)',
  ].map((line) => at('breaking/oldContract', line, GIT)),
  at('breaking/oldContract', '.catch(() => null)', 'Undefined is no folder either.'),
  at('breaking/findSchemaChanges', "= ''", TYPED),
  at('breaking/findSchemaChanges', '  [/', ANCHORED, { mutators: ['Regex'] }),
  at(
    'breaking/findSchemaChanges',
    "return { type: '' }",
    'Each sentence of graphql-js fits a pattern.',
  ),
  at('breaking/operationFinder', ".join('.')", 'The same between the parts of all keys.'),
  at('breaking/operationFinder', 'isAbstractType(type)', NARROWS, { to: 'true' }),
  at('breaking/operationFinder', '!parent || !field', TYPED),
  at('breaking/operationFinder', 'node.arguments ?? []', TYPED),
  at(
    'breaking/operationFinder',
    "node.name?.value ?? ''",
    'Each operation has a name: checkOperation.',
  ),
  at('breaking/findEndpointChanges', "?? ''", TYPED),
  at(
    'breaking/findEndpointChanges',
    'isEnumType(access)',
    'A schema without Access has no words for callers.',
    {
      mutators: ['ArrayDeclaration'],
    },
  ),
  at(
    'breaking/findSchemaChanges',
    'description.replace(/\\.$/',
    'graphql-js writes one sentence.',
    {
      mutators: ['Regex'],
    },
  ),
  at('breaking/operationFinder', 'if (type) reach', TYPED, { to: 'true' }),
  at(
    'breaking/operationFinder',
    'found.has(type.name)',
    'It ends where inputs hold each other, which checkCycles refuses, and else saves work.',
    { to: 'false' },
  ),
  at(
    'breaking/operationFinder',
    'reached.has(name)',
    'It ends where fragments spread each other, which checkOperations refuses, and else saves work.',
    { to: 'false' },
  ),
  at('breaking/screensOf', '!texts.has(path)', SPEED, { to: 'true' }),
  at('breaking/screensOf', "?? '')", 'Without the file of routes there are no pages.'),
  at('breaking/operationFinder', 'if (fragment)', TYPED, { to: 'true' }),
  at('breaking/operationFinder', "collect('', node)", NO_SUCH_TEXT),
  at(
    'breaking/findInputChanges',
    '!isInputObjectType(type)',
    'Fields of other types have no rules.',
    {
      mutators: ['LogicalOperator'],
    },
  ),
  at('breaking/operationFinder', 'if (arg)', TYPED, { to: 'true' }),
  at(
    'breaking/findWireChanges',
    "type.name.startsWith('__')",
    'GraphQL’s own types are the same in both.',
  ),
];

const rest: Explanation[] = [
  at('content/contentFiles', 'names[0]?', TYPED),
  at('content/contentPlugin', 'names[0]?', TYPED, { mutators: ['OptionalChaining'] }),
  at('content/contentTypes', 'items?.type', TYPED, { mutators: ['OptionalChaining'] }),
  at('content/contentTypes', "[path = '']", TYPED),
  at('content/contentTypes', 'Object.values(schema.getTypeMap())', NARROWS, {
    mutators: ['MethodExpression'],
  }),
  at(
    'content/attribute',
    'const isEnum =',
    'Two answers are as equal when both are turned round.',
    {
      mutators: ['EqualityOperator'],
    },
  ),
  at('content/checkContent', "?? ''", NO_SUCH_TEXT),
  at('content/checkContent', "collection = ''", TYPED),
  at('content/checkTemplate', "rest[0] ?? ''", NO_SUCH_TEXT),
  at('content/checkTemplate', "field = ''", TYPED),
  at('content/checkTemplate', "name = ''", TYPED),
  at('content/fieldKind', "?? ''", NO_SUCH_TEXT),
  at('content/visibleFields', 'within: readonly GraphQLObjectType[] = []', NO_SUCH_TEXT, {
    to: A_TEXT,
  }),
  at('content/visibleFields', '!isObjectType(named)', NARROWS, { to: 'false' }),
  at('content/cacheTagsPlugin', 'recordOf(endpoint) ?? []', NO_SUCH_TEXT, { to: A_TEXT }),
  at('content/serverTypesPlugin', ".join('\\n')", FORMATTED, { to: '""' }),
  at('documents/plugin', 'directives = []', TYPED),
  at(
    'documents/plugin',
    'value.kind === Kind.STRING',
    'Each value of a completed @rest is a text.',
  ),
  at('documents/plugin', 'document?.definitions', TYPED),
  at(
    'documents/sections',
    "definition.kind !== 'FragmentDefinition'",
    'A file of operations holds nothing else: checkOperations.',
  ),
  at(
    'documents/sections',
    'isExternal: true',
    'A field of the type, which the plugin does not read.',
  ),
  at('content/files', 'options: { draftAndPublish', 'syncedFiles says it of every type.'),
  at('content/files', "[api = '', name = '']", TYPED),
  at('content/files', "['slug'] : []", NO_SUCH_TEXT, { to: A_TEXT }),
  at('content/labelsPlugin', '/** What editors read', 'A comment in what is generated.'),
  at('screens/checkScreens', 'node.name?.value', 'Each operation has a name: checkOperation.'),
  at('screens/reachableFiles', "= ''", TYPED),
  at('content/contentFiles', '!isObjectType(named)', TYPED),
  at('contract/routes', 'purges:', 'A field of Query has nothing to purge.', { to: 'true' }),
  at('contract/routes', '!first', TYPED, { to: 'false' }),
  at('fix', 'definition.kind !==', NARROWS, { to: 'false' }),
  at('fix', 'node.kind === Kind.FIELD', NARROWS, { to: 'true' }),
  at('inputRules/ruleMessages', '', 'Words of a message.', { mutators: ['StringLiteral'] }),
  at('screens/reachableFiles', 'startsWith(screens.generated)', SPEED, { to: 'false' }),
  at('cacheTypes/queryFields', 'schema.getQueryType()?', TYPED),
  at('content/attribute', "columns[kind][0] ?? ''", TYPED),
  at('content/readRoutesPlugin', '`/** What the server', FORMATTED),
  at('contract/checkOperations', 'new Set(names)', SPEED, { to: 'true' }),
  at('contract/checkOperations', 'kind === Kind.FRAGMENT_DEFINITION)', SPEED),
  at('contract/checkOperations', 'function areAllValid', SPEED),
  at('contract/checkOperations', 'validate(schema, {', SPEED, { to: 'false' }),
  at('contract/checkOperations', 'if (passes)', SPEED, { to: 'false' }),
  at('contract/nestedQuantifiers', "element.type !== 'Group'", NARROWS),
  at(
    'contract/parseContract',
    'error instanceof ContractError',
    'What is neither is a mistake of the codegen itself: it ends either way.',
  ),
  at('contract/parseContract', 'assumeValidSDL', SPEED),
  at('contract/publicTags', 'collectionOf', 'A path begins with a slash: checkEndpoint.', {
    mutators: ['Regex'],
  }),
  at('contract/publicTags', 'isAbstractType(type)', NARROWS, { to: 'true' }),
  at('contract/reachableTypes', 'isAbstractType(type)', NARROWS, { to: 'true' }),
  at('contract/imported', 'node?.loc?.', TYPED, { mutators: ['OptionalChaining'] }),
  at('documents/sections', 'node === under[at]', SPEED),
  at('documents/sections', 'if (before && isSame)', SPEED, { to: 'false' }),
  at('documents/sections', "?? ''", 'Each operation and fragment has a name: checkOperation.'),
  at('documents/plugin', "?? ''", 'Each operation has a name: checkOperation.'),
  at('invalidations/invalidationsTable', '.sort(', 'No two of them have one name.', {
    mutators: ['EqualityOperator'],
  }),
  at('fix', 'node.loc?.', TYPED),
  at('fix', 'start === undefined', TYPED),
  at('fix', '[file, text]', 'What the formatter makes the same again was no change.', {
    mutators: ['ArrayDeclaration'],
  }),
  at('cacheTypes/plugin', '.sort(', 'No two of them have one name.', {
    mutators: ['EqualityOperator'],
  }),
  at('cacheTypes/queryFields', '.toSorted(', 'No two of them have one name.', {
    mutators: ['EqualityOperator'],
  }),
  at('cacheTypes/plugin', 'query ? [query] : []', TYPED, { to: A_TEXT }),
  ...['cacheTypes/plugin', 'cacheTypes/queryFields', 'requestRules/plugin', 'routes/plugin'].map(
    (file) => at(file, '/** ', 'A comment in what is generated.', { mutators: ['StringLiteral'] }),
  ),
  at('format', 'if (known)', SPEED, { to: 'false' }),
  at(
    'format',
    'if (known)',
    'Styles are known from the run without the mutant; format.test.ts fails with it from the start.',
    { to: 'true' },
  ),
  at(
    'memoizedContents',
    "update('\\0')",
    'Keeps texts apart that run together into the same, as no two do.',
    {
      to: '""',
    },
  ),
  at('memoizedContents', "digest('hex')", SPEED, { to: '""' }),
  at('memoizedContents', '?? []', NO_SUCH_TEXT, { to: A_TEXT }),
  at('replaceTable', 'to < from', 'The two marks never begin at one place.', {
    mutators: ['EqualityOperator'],
  }),
  at('preset', "location = ''", TYPED),
  at('preset', 'document: originalDocument(', TYPED),
  at('readContract', "?? ''", TYPED),
  at('readContract', 'content ? await contentOf', NO_SUCH_TEXT, { to: A_TEXT }),
  at('settings', '[[folder, output] = []]', TYPED),
  at('settings', 'folder === undefined || !output', 'Both are there, or neither.'),
  at(
    'inputRules/valueRules',
    'const most =',
    'An argument that is undefined is one that is left out.',
    { to: 'false' },
  ),
  at('inputRules/valueRules', "?? 'text'", TYPED),
  at('inputRules/valueRules', "rule.format ?? ''", NO_SUCH_TEXT),
  at(
    'inputRules/valueRules',
    'format && problemsOf',
    'There are words for each format: words.test.ts.',
    {
      mutators: ['LogicalOperator'],
    },
  ),
  at('inputRules/fieldRules', "inputKindOf(schema, type) ?? ''", NO_SUCH_TEXT),
  at('inputRules/fieldRules', "[choice = '', word = '']", TYPED),
  at(
    'memoizedContents',
    'const [types, documents]',
    'No file begins with its documents: imports come first.',
    {
      mutators: ['EqualityOperator'],
    },
  ),
  at('memoizedContents', 'loc?.', TYPED),
  at('memoizedContents', 'const end =', ANCHORED, { mutators: ['Regex'] }),
  at(
    'memoizedContents',
    'end < 0',
    'What oxfmt is configured to ignore stays as it is: it is only slow to parse.',
    {
      to: 'true',
    },
  ),
  at('memoizedContents', 'document?.definitions', TYPED, { mutators: ['OptionalChaining'] }),
  at('memoizedContents', 'export type Incremental', 'The plugin writes it on a separate line.', {
    mutators: ['Regex'],
  }),
  at('possibleTypes', ".join('\\n')", FORMATTED, { to: '""' }),
  at('openapi/responseSchema', 'required = []', TYPED),
  at('openapi/inputSchemas', "format = ''", NO_SUCH_TEXT),
  at('openapi/openApi', '!first', TYPED, { to: 'false' }),
  at('openapi/openApi', '.sort(', 'No two of them have one path.', {
    mutators: ['EqualityOperator'],
  }),
  at('openapi/operation', 'field.astNode?.loc?.source', 'A schema that was read has places.'),
  at('openapi/parameters', '.exec(text) ?? []', ANCHORED, { mutators: ['Regex'] }),
  at('openapi/parameters', '.exec(text) ?? []', NO_SUCH_TEXT, { to: A_TEXT }),
  at('openapi/parameters', "[name = '', value = '']", TYPED),
  at(
    'openapi/parameters',
    'The parts of a record',
    'Words of the document, made on import: committed.test.ts compares them.',
  ),
  at('openapi/partialTypes', 'Object.values(schema.getTypeMap())', NARROWS, {
    mutators: ['MethodExpression'],
  }),
  at('openapi/Schemas', '.sort(', 'No two of them have one name.', {
    mutators: ['EqualityOperator'],
  }),
  at('preset', 'needs a GraphQL schema', 'A message for developers: no schema is configured.'),
  at('readContract', '.catch(() => null)', 'Undefined is no file either.'),
  at('readContract', '.sort(', 'No two of them have one name.', { mutators: ['EqualityOperator'] }),
  at('readContract', '.catch(() => [])', NO_SUCH_TEXT),
  at('requestRules/plugin', '.sort(', 'No two of them have one name.', {
    mutators: ['EqualityOperator'],
  }),
  at(
    'screens/reachableFiles',
    'const STATEMENT',
    'White space that the formatter does not write.',
    {
      mutators: ['Regex'],
    },
  ),
  at('screens/reachableFiles', 'const TYPES', 'White space that the formatter does not write.', {
    mutators: ['Regex'],
  }),
  at(
    'shared/isDay',
    'test(text)',
    'What stands before the day is not in the text that is read back.',
    {
      to: '/\\d{4}-\\d{2}-\\d{2}$/',
    },
  ),
  at(
    'shared/ruleParts',
    'const MOMENT',
    'Date.parse takes nothing behind the zone but a NUL, which no text may have.',
    {
      to: '/^(\\d{4}-\\d{2}-\\d{2})T\\d{2}:\\d{2}(:\\d{2}(\\.\\d{1,9})?)?(Z|[+-]\\d{2}:\\d{2})/',
    },
  ),
  at('shared/ruleParts', 'MOMENT.exec(value) ?? []', NO_SUCH_TEXT, { to: A_TEXT }),
  at(
    'shared/ruleParts',
    'date !== undefined',
    'Only for the type: the word "undefined" is no day.',
    {
      to: 'true',
    },
  ),
  {
    in: 'codegen/shared/ruleParts.ts',
    mutators: ['StringLiteral'],
    line: ".test('",
    why: 'The name of a test in Yup, which only tells one from another.',
  },
];

/** Of `codegen`. */
export const codegenExplained: readonly Explanation[] = [
  {
    in: 'codegen/fix.ts',
    line: 'texts.get(file) !== text',
    why: 'What the formatter makes the same again was no change: no operation has such a directive today.',
  },
  {
    in: 'codegen/cli.ts',
    why: 'A program, which only runs the command of command.ts.',
  },
  ...mock,
  ...openApiImport,
  ...breaking,
  ...rest,
  ...contractExplained,
];
