import { readdirSync, readFileSync } from 'node:fs';
import ts from 'typescript';
import { expect, it } from 'vitest';

/** Lists the messages that a file passes to `at(…)` or `problemAt(…, …)`, without their values. */
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

/** `"${name}" has no @rest; write …` → `"…" has no @rest; write …` */
function skeletonOf(node: ts.Node): string {
  const text = ts.isTemplateExpression(node)
    ? node.head.text + node.templateSpans.map(({ literal }) => `…${literal.text}`).join('')
    : (node as ts.StringLiteralLike).text;
  return text;
}

const files = readdirSync(import.meta.dirname, { recursive: true, encoding: 'utf8' })
  .filter((name) => name.endsWith('.ts') && !name.endsWith('.test.ts'))
  .map((name) => `${import.meta.dirname}/${name}`);
const messages = [...new Set(files.flatMap(messagesIn))];

it('finds the messages of the code', () => {
  expect(messages.length).toBeGreaterThan(40);
});

it.each(messages)('contains the problem and its fix: %s', (message) => {
  expect(message).toMatch(/\S[;,] (?:and )?\S/);
});
