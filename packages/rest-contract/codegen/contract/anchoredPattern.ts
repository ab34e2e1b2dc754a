import { RegExpParser } from '@eslint-community/regexpp';

/** Whether every alternative is anchored at both ends; `^a|b$` is not: it matches any text starting with a. */
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
