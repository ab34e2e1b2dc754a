import { RegExpParser } from '@eslint-community/regexpp';

/**
 * Tells whether a pattern holds the whole text: each way to match begins with `^` and ends with `$`.
 * `^a|b$` does not, for it takes any text that begins with a.
 */
export function isAnchored(pattern: string): boolean {
  const { alternatives } = new RegExpParser().parsePattern(pattern);
  return alternatives.every(({ elements }) => {
    const [first, last] = [elements[0], elements.at(-1)];
    return (
      first?.type === 'Assertion' &&
      first.kind === 'start' &&
      last?.type === 'Assertion' &&
      last.kind === 'end'
    );
  });
}
