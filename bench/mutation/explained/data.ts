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
];
