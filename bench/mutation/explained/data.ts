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
];
