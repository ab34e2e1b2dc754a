import { tokenize, type Token } from './tokens';

/**
 * A record's terms, one per token and field. The first letter tells them apart:
 *
 * | | |
 * | --- | --- |
 * | `t` `y` | title tokens, folded and, if different, with diacritics |
 * | `w` `x` | tokens of any field, folded and with diacritics |
 * | `h` | folded tokens of the head: title and list search fields |
 * | `p` `g` | token prefixes of the title and of the head |
 * | `b` | token prefixes of any field, from three letters, unless tokens themselves |
 * | `k` | the kind |
 */
export const termOf = {
  titleWord: (word: string) => `t.${word}`,
  titleExact: (word: string) => `y.${word}`,
  titleBeginning: (letters: string) => `p.${letters}`,
  headWord: (word: string) => `h.${word}`,
  headBeginning: (letters: string) => `g.${letters}`,
  word: (word: string) => `w.${word}`,
  beginning: (letters: string) => `b.${letters}`,
  exact: (word: string) => `x.${word}`,
  kind: (kind: string) => `k.${kind}`,
} as const;

/** Longest indexed prefix; no Vietnamese syllable is longer. */
export const LONGEST_BEGINNING = 8;

/** Shorter prefixes match too many words, so they are indexed for titles and heads only. */
export const SHORTEST_BEGINNING = 3;

export interface Findable {
  kind: string;
  title: string;
  head: string;
  text: string;
}

export function termsOf({ kind, title, head, text }: Findable): string[] {
  const terms = new Set([termOf.kind(kind)]);
  const titleWords = tokenize(title);
  const headWords = [...titleWords, ...tokenize(head)];
  for (const found of titleWords) {
    terms.add(termOf.titleWord(found.folded));
    if (hasDiacritics(found)) terms.add(termOf.titleExact(found.exact));
    for (const letters of beginningsOf(found)) terms.add(termOf.titleBeginning(letters));
  }
  for (const found of headWords) {
    terms.add(termOf.headWord(found.folded));
    for (const letters of beginningsOf(found)) terms.add(termOf.headBeginning(letters));
  }
  const words = new Map<string, Token>();
  for (const found of [...headWords, ...tokenize(text)]) {
    words.set(found.folded, found);
    if (hasDiacritics(found)) terms.add(termOf.exact(found.exact));
  }
  for (const [folded, found] of words) {
    terms.add(termOf.word(folded));
    for (const letters of beginningsOf(found).slice(SHORTEST_BEGINNING - 1)) {
      if (!words.has(letters)) terms.add(termOf.beginning(letters));
    }
  }
  return [...terms];
}

export const hasDiacritics = ({ folded, exact }: Token): boolean => folded !== exact;

function beginningsOf({ folded }: Token): string[] {
  const longest = Math.min(folded.length, LONGEST_BEGINNING);
  return Array.from({ length: longest }, (_, index) => folded.slice(0, index + 1));
}
