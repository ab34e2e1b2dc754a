import type { Explanation } from './Explanation';

const data = (
  file: string,
  line: string,
  why: string,
  more: Partial<Explanation> = {},
): Explanation => ({ in: `src/data/${file}`, line, why, ...more });

const NO_RECORD = 'A list with a text in it: only records in it are read.';

/** Of `src/data`. */
export const dataExplained: readonly Explanation[] = [
  data('rest/adapters/ghost.ts', 'body.errors as unknown[]', NO_RECORD, {
    mutators: ['ArrayDeclaration'],
  }),
  data('rest/adapters/github.ts', 'errors as unknown[]', NO_RECORD, {
    mutators: ['ArrayDeclaration'],
  }),
  data('rest/adapters/pages.ts', "?? ''", 'A text that holds neither a link nor a number.'),
  data('rest/adapters/pages.ts', "address = ''", 'For the type: both groups always match.'),
  data('cache.ts', 'a < b', 'No two arguments have one name, and any order will do.', {
    mutators: ['EqualityOperator'],
  }),
  data('cache.ts', 'if (known)', 'It saves making the same records again.', { to: 'false' }),
  data('cache.ts', "['', '']", 'For the type: such a field has its argument.'),
  data('cache.ts', 'record?.[name]', 'For the type: the cache holds no undefined record.'),
  data('cache.ts', 'listFields[typename] ?? []', 'A policy of a field that no type has.', {
    mutators: ['ArrayDeclaration'],
  }),
  data('cart.ts', 'cartVar = makeVar', 'What a page begins with: each test sets it.'),
  data('cart.ts', 'cartReadyVar = makeVar', 'What a page begins with: each test sets it.'),
  data('cart.ts', 'let lastStored', 'It is set before anything reads it.'),
  data('cart.ts', '} catch {', 'Compared with a storage, undefined does as well as null.', {
    mutators: ['BlockStatement'],
  }),
  data('cart.ts', 'text !== lastStored.text', 'A merge of what did not change changes nothing.', {
    to: 'true',
  }),
  data('cart.ts', 'damaged && text !== null', 'For the type: what is not there is not damaged.', {
    mutators: ['ConditionalExpression'],
  }),
  data('cart.ts', 'mergeCarts([], early, items)', 'A line that no cart has.'),
  data('rest/apiErrors.ts', "?? ''", 'A text that is no time.'),
  data('rest/drift.ts', "'[]'", 'Only a key, which is as good without brackets.', {
    mutators: ['StringLiteral'],
  }),
  data(
    'rest/invalidations.ts',
    'record?.__typename',
    'For the type: the cache holds no undefined record.',
  ),
  data('rest/invalidations.ts', 'key === undefined', 'No record has a field named undefined.', {
    to: 'false',
  }),
  data('rest/invalidations.ts', 'id === undefined', 'No record is named undefined.', {
    to: 'false',
  }),
  data(
    'rest/invalidationLink.ts',
    'data?.[responseKey]',
    'For the type: what the link answers has data.',
  ),
  data(
    'rest/optimisticUpdates.ts',
    'record?.__typename',
    'For the type: the cache holds no undefined record.',
    {
      mutators: ['OptionalChaining'],
    },
  ),
  data(
    'rest/optimisticUpdates.ts',
    'changes.length === 0',
    'It saves a layer of the cache that is empty.',
    {
      to: 'false',
    },
  ),
  data('rest/optimisticUpdates.ts', 'layers += 1', 'Any number that no other layer has.'),
  data(
    'rest/optimisticUpdates.ts',
    "[name = '', source = '']",
    'For the type: the generator writes both.',
  ),
  data('rest/path.ts', "name = ''", 'For the type: the group always matches.'),
  data('rest/path.ts', "segments = ''", 'For the type: a split gives one part at least.'),
  data(
    'rest/restLink.ts',
    '{ client }',
    'For the type: apollo-link-rest asks nothing of the client.',
    {
      mutators: ['ObjectLiteral'],
    },
  ),
  data('rest/restLink.ts', "removeEventListener('abort'", 'To abort what is over changes nothing.'),
  data(
    'rest/rulesLink.ts',
    "=== 'OperationDefinition'",
    'For the type: a fragment has no variables.',
    {
      to: 'true',
    },
  ),
  data('rest/requestSpec.ts', "'path') ?? ''", 'For the type: the generator writes the path.'),
  data('client.ts', 'if (cacheState)', 'A new cache is as empty before as after.', { to: 'true' }),
  data('fetchFile.ts', '.catch(() => null)', 'Neither null nor undefined says what failed.', {
    mutators: ['ArrowFunction'],
  }),
  data('host/HostCache.ts', 'resultCaching: false', 'It saves time.', {
    mutators: ['BooleanLiteral'],
  }),
  data(
    'host/hostClient.ts',
    'ssrMode: true',
    'For who asks by Apollo’s hook: on the host nobody does.',
    {
      mutators: ['BooleanLiteral'],
    },
  ),
  ...['loading ??=', 'throw new ApiError', "code: 'NetworkError'", 'cause: String(error)'].map(
    (line) =>
      data(
        'lazyNetwork.ts',
        line,
        'Held by lazyNetwork.test.ts, which replaces a module and cannot be run again with mutants.',
      ),
  ),
  data('lazyNetwork.ts', 'if (link)', 'It saves a turn.', { to: 'false' }),
  data('networkLink.ts', "'changes'", 'Any name that all tabs have.', {
    mutators: ['StringLiteral'],
  }),
  data('page/currentAddress.ts', "?? ''", 'For the type: a part of the pattern has a value.', {
    mutators: ['StringLiteral'],
  }),
  data('page/usePageQuery.ts', "weight: 'optional'", 'Of a query that is never sent.'),
  data('page/usePageQuery.ts', "freshness: 'cache-first'", 'Of a query that is never sent.'),
  data(
    'page/usePageQuery.ts',
    "? 'cache-first'",
    'Apollo takes an empty one for its default, which is the same.',
    {
      mutators: ['StringLiteral'],
    },
  ),
  data('sendFile.ts', 'api.unwrap', 'The adapter of our API does not ask whether a list is due.', {
    mutators: ['BooleanLiteral'],
  }),
  data('sendOnce/attempts.ts', "typeof value.owner === 'string'", 'It is compared with a text.', {
    to: 'true',
  }),
  data('sendOnce/attempts.ts', 'crypto.randomUUID', 'The other way makes a UUID too.'),
  data('sendOnce/attempts.ts', 'hex.replace', 'There are always 32 digits.', {
    mutators: ['Regex'],
  }),
  data('tokenSubject.ts', 'token?.split', 'What throws is nobody’s token too.'),
  data('tokenSubject.ts', '!payload', 'What throws is nobody’s token too.', { to: 'false' }),
  data('useQuery.ts', 'optimistic: false', 'On the host nothing is.'),
  data('useQuery.ts', 'returnPartialData: true', 'What is not complete is not used.'),
  data('session.ts', "MARK = 'holder'", 'Any name that no other mark has.'),
  data(
    'session.ts',
    "typeof storedId === 'string'",
    'It is a text or null, as it was written here.',
    {
      to: 'true',
    },
  ),
  data('session.ts', 'logins += 1', 'Any number that no earlier login had.'),
  data('session.ts', 'const inUse', 'What an expired session left is forgotten when it expires.', {
    to: 'false',
  }),
  data(
    'session.ts',
    "reason === 'logout' && readToken() !== null",
    'Without a token the link asks nothing.',
    {
      to: 'true',
    },
  ),
  data(
    'session.ts',
    'if (readToken() === null) return;',
    'Without a token the link asks nothing.',
    {
      to: 'false',
    },
  ),
];
