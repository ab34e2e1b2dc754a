const wordsOf = (text: string): string[] =>
  text
    .replace(/(?<=[a-z\d])(?=[A-Z])/g, ' ')
    .split(/[^A-Za-z\d]+/)
    .filter((word) => word !== '');

const capital = (word: string): string => word.charAt(0).toUpperCase() + word.slice(1);

/** GraphQL names do not begin with a digit. */
const started = (name: string): string => (/^\d/.test(name) ? `_${name}` : name);

/** `full-repository` → `FullRepository`. */
export const pascal = (text: string): string =>
  started(wordsOf(text).map(capital).join('') || 'Unnamed');

/** `issues/list-for-repo` → `issuesListForRepo`. */
export function camel(text: string): string {
  const name = pascal(text);
  return name.charAt(0).toLowerCase() + name.slice(1);
}

/** `issue_number` → `Issue number`. */
export const humanized = (text: string): string =>
  capital(wordsOf(text).join(' ').toLowerCase() || text);

const isName = (text: string): boolean => /^[A-Za-z_]\w*$/.test(text) && !text.startsWith('__');
const RESERVED = new Set(['true', 'false', 'null']);
const SYMBOLS: Record<string, string> = { '+': 'plus_', '-': 'minus_' };

/** Returns a valid GraphQL name for a name on the wire, unchanged if it is valid: `+1` → `plus_1`. */
export function safeName(word: string, isEnumValue = false): string {
  if (isName(word) && !(isEnumValue && RESERVED.has(word))) return word;
  const spelled = word.replace(/^[+-](?=\d)/, (symbol) => SYMBOLS[symbol] ?? '');
  const name = started(spelled.replace(/\W+/g, '_').replace(/^__+/, '_'));
  return RESERVED.has(name) || name === '' ? `${name || 'empty'}_` : name;
}

/** Returns the first unused of `Pet`, `Pet2`, …, and reserves it. */
export function freeName(wanted: string, taken: Set<string>): string {
  let name = wanted;
  for (let count = 2; taken.has(name); count += 1) name = `${wanted}${count}`;
  taken.add(name);
  return name;
}
