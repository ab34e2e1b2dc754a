import { tokenize, type Token } from './tokens';

/**
 * What a record is found by, one term for each word and place. The first letter says which:
 *
 * | | |
 * | --- | --- |
 * | `t` `y` | a word of the title: folded, and with its diacritics where it has some |
 * | `w` `x` | a word of anything: folded, and with its diacritics |
 * | `h` | a word of what its lists search through, the title among it, folded |
 * | `p` `g` | the beginnings of words: of the title, of what its lists search through |
 * | `b` | the beginnings of all words, from three letters, that are no words of the record themselves |
 * | `k` | its kind |
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
