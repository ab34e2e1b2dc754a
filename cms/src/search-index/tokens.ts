import { nameKey } from '../platform/text/nameKey';
import { foldText } from '../platform/text/foldText';

/** One word of a text, by which it can be found. */
export interface Token {
  /** Without case and diacritics: `ly`. */
  folded: string;
  /** Its letters and tone, wherever the tone is written; equal to `folded` where it has none. */
  exact: string;
  /** Where it stands in the text, in UTF-16 units. */
  start: number;
  end: number;
}

/** Numbers of standards, as 13.2, are one word; all else that is no letter and no figure parts words. */
const word = /\d+(?:\.\d+)+|[\p{L}\p{N}\p{M}]+/gu;

const LONGEST_WORD = 40;

type Forms = Pick<Token, 'folded' | 'exact'>;

/** Vietnamese has few syllables: most words of a text have been met before. */
const known = new Map<string, Forms>();
const KNOWN_AT_MOST = 20_000;

/** The words of a text in their order. */
export function tokenize(text: string): Token[] {
  const words: Token[] = [];
  for (const { 0: found, index } of text.matchAll(word)) {
    const { folded, exact } = formsOf(found);
    words.push({ folded, exact, start: index, end: index + found.length });
  }
  return words;
}

function formsOf(text: string): Forms {
  const met = known.get(text);
  if (met) return met;
  const short = [...text].slice(0, LONGEST_WORD).join('');
  const forms = { folded: plain(foldText(short)), exact: plain(nameKey(short)) };
  if (known.size >= KNOWN_AT_MOST) known.clear();
  known.set(text, forms);
  return forms;
}

/** In ASCII alone, so that no database takes a letter for something else: `ể` is `.6on`. */
function plain(text: string): string {
  return text.replace(/[^a-z0-9.]/gu, (sign) => `.${(sign.codePointAt(0) ?? 0).toString(36)}`);
}
