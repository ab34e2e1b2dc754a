import { readFileSync } from 'node:fs';

const section = readFileSync('schema/README.md', 'utf8').split('## What the codegen says')[1] ?? '';

/** What the codegen says, as the tables of schema/README.md have it. */
export const mendRows = [...section.matchAll(/^\| `([^`]+)`/gm)].map(([, says = '']) => says);

/** What graphql-js says by itself: it stands in no code of ours. */
export const isSaidByGraphql = (row: string): boolean =>
  /^(Cannot (query|spread)|Directive|Field |Fields|Fragment|Int cannot|Syntax|The "|The directive|There can|Unknown|Value|Variable)/.test(
    row,
  );
