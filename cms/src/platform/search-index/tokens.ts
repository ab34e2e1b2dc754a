import { nameKey } from '../text/nameKey';
import { foldText } from '@iia/shared/foldText';

export interface Token {
  /** Without case and diacritics: `ly`. */
  folded: string;
  /** Lower case, with diacritics; the position of the tone mark does not matter. Equal to `folded` if it has none. */
  exact: string;
  /** Offset in UTF-16 units. */
  start: number;
  end: number;
}

/** Standard numbers such as 13.2 are one token; anything but letters and digits separates tokens. */
const word = /\d+(?:\.\d+)+|[\p{L}\p{N}\p{M}]+/gu;

const MAX_TOKEN_LENGTH = 40;

type Forms = Pick<Token, 'folded' | 'exact'>;

/** Cache: Vietnamese has few distinct syllables. */
const cache = new Map<string, Forms>();
const CACHE_SIZE = 20_000;

export function tokenize(text: string): Token[] {
  const tokens: Token[] = [];
  for (const { 0: found, index } of text.matchAll(word)) {
    const { folded, exact } = formsOf(found);
    tokens.push({ folded, exact, start: index, end: index + found.length });
  }
  return tokens;
}

function formsOf(text: string): Forms {
  const cached = cache.get(text);
  if (cached) return cached;
  const short = [...text].slice(0, MAX_TOKEN_LENGTH).join('');
  const forms = { folded: plain(foldText(short)), exact: plain(nameKey(short)) };
  if (cache.size >= CACHE_SIZE) cache.clear();
  cache.set(text, forms);
  return forms;
}

/** ASCII only, so that no database tokenizer splits or folds it: `ể` becomes `.6on`. */
function plain(text: string): string {
  return text.replace(
    /[^a-z0-9.]/gu,
    (character) => `.${(character.codePointAt(0) ?? 0).toString(36)}`,
  );
}
