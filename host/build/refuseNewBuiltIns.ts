import type { Plugin } from 'vite';
import { parseAst } from 'vite';

/** Built-ins that the oldest browsers in vite.config.ts lack. The comments name the first browser versions that have them. */
const newMembers = new Set([
  // Chrome 110.
  'toSorted',
  'toReversed',
  'toSpliced',
  // Chrome 111 and 117, Safari 16.4 and 17.
  'isWellFormed',
  'toWellFormed',
  'withResolvers',
  'fromAsync',
  'groupBy',
  // Chrome 120 and 126, Safari 17 and 18.
  'canParse',
  // Chrome 122, Safari 17.
  'isSubsetOf',
  'isSupersetOf',
  'isDisjointFrom',
  'symmetricDifference',
]);

interface Node {
  type: string;
  [field: string]: unknown;
}

/** Uses of built-in methods and regular expressions that the oldest supported browsers lack. */
export function newBuiltInsIn(code: string): string[] {
  const found: string[] = [];
  const visit = (value: unknown): void => {
    if (Array.isArray(value)) value.forEach(visit);
    if (!isNode(value)) return;
    const { property } = value;
    if (value.type === 'MemberExpression' && isNode(property)) {
      const name = String(property['name'] ?? property['value']);
      if (newMembers.has(name)) found.push(`.${name}`);
    }
    // Safari 16.4; before it the whole file is a syntax error.
    if (/^(?:Literal|TemplateElement)$/.test(value.type) && lookbehind.test(sourceOf(value)))
      found.push('a lookbehind');
    Object.values(value).forEach(visit);
  };
  visit(parseAst(code));
  return [...new Set(found)];
}

const lookbehind = /\(\?<[=!]/;

/** The text of a string or part of a template, or the pattern of a regular expression. */
const sourceOf = ({ value, regex }: Node): string => JSON.stringify(regex ?? value ?? '');

const isNode = (value: unknown): value is Node =>
  typeof value === 'object' && value !== null && 'type' in value;

/**
 * Fails the build if our code or a package uses a method that the oldest supported browsers lack. The build target lowers
 * syntax but not built-in methods.
 */
export const refuseNewBuiltIns = (): Plugin => ({
  name: 'refuse-new-built-ins',
  apply: 'build',
  generateBundle(_options, bundle) {
    const found = Object.values(bundle).flatMap((output) =>
      output.type === 'chunk'
        ? newBuiltInsIn(output.code).map((what) => `${output.fileName}: ${what}`)
        : [],
    );
    if (found.length > 0)
      this.error(`Newer than the oldest browsers in vite.config.ts: ${found.join(', ')}`);
  },
});
