import { readdirSync, readFileSync } from 'node:fs';
import ts from 'typescript';
import { expect, it } from 'vitest';
import { isSaidByGraphql, mendRows as rows } from './testing/mendRows';

/** The messages that a file passes to `at(…)` or `problemAt(…, …)`, their mends and values left out. */
function messagesIn(file: string): string[] {
  const found: string[] = [];
  const tree = ts.createSourceFile(file, readFileSync(file, 'utf8'), ts.ScriptTarget.Latest, true);
  const visit = (node: ts.Node): void => {
    if (ts.isCallExpression(node) && ['at', 'problemAt'].includes(node.expression.getText())) {
      const message = node.arguments.find(
        (part) => ts.isTemplateExpression(part) || ts.isStringLiteralLike(part),
      );
      if (message) found.push(skeletonOf(message));
    }
    ts.forEachChild(node, visit);
  };
  visit(tree);
  return found.filter((message) => message !== '' && !/^… [A-Z]/.test(message));
}

/** `"${name}" has no @rest; add …` → `"…" has no @rest` */
function skeletonOf(node: ts.Node): string {
  const text = ts.isTemplateExpression(node)
    ? node.head.text + node.templateSpans.map(({ literal }) => `…${literal.text}`).join('')
    : (node as ts.StringLiteralLike).text;
  return (text.split(';')[0] ?? '').replace(/\(…$/, '(');
}

const files = readdirSync('codegen', { recursive: true, encoding: 'utf8' })
  .filter((name) => name.endsWith('.ts') && !name.endsWith('.test.ts'))
  .map((name) => `codegen/${name}`);
const messages = [...new Set(files.flatMap(messagesIn))];

/** By graphql-js and by the run: `tests/mistakes` makes them say it. */
const isSaidElsewhere = (row: string): boolean => row.startsWith('x.ts ') || isSaidByGraphql(row);

const escaped = (text: string): string => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');
const saysIt = (message: string, row: string): boolean =>
  new RegExp(`^${message.split('…').map(escaped).join('.+')}`).test(row);

it('finds the messages of the code', () => {
  expect(messages.length).toBeGreaterThan(40);
});

it.each(messages)('tells the mend in schema/README.md: %s', (message) => {
  expect(rows.filter((row) => saysIt(message, row))).not.toEqual([]);
});

it.each(rows.filter((row) => !isSaidElsewhere(row)))('still says: %s', (row) => {
  expect(messages.filter((message) => saysIt(message, row))).not.toEqual([]);
});
