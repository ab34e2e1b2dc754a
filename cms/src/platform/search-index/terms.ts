import { tokenize, type Token } from './tokens';

/**
 * A record's terms, one per token and field. The first character distinguishes them:
 *
 * | | |
 * | --- | --- |
 * | `t` `y` | title tokens, folded and, if different, with diacritics |
 * | `w` `x` | tokens of any field, folded and with diacritics |
 * | `h` | folded tokens of the head: title and list search fields |
 * | `p` `g` | token prefixes of the title and of the head |
 * | `b` | token prefixes of any field, from three characters, unless tokens themselves |
 * | `k` | the kind |
 */
export const termOf = {
  titleToken: (token: string) => `t.${token}`,
  titleExact: (token: string) => `y.${token}`,
  titlePrefix: (prefix: string) => `p.${prefix}`,
  headToken: (token: string) => `h.${token}`,
  headPrefix: (prefix: string) => `g.${prefix}`,
  token: (token: string) => `w.${token}`,
  prefix: (prefix: string) => `b.${prefix}`,
  exact: (token: string) => `x.${token}`,
  kind: (kind: string) => `k.${kind}`,
} as const;

/** Longest indexed prefix; no Vietnamese syllable is longer. */
export const MAX_PREFIX_LENGTH = 8;

/** Shorter prefixes match too many tokens, so they are indexed for titles and heads only. */
export const MIN_PREFIX_LENGTH = 3;

export interface Findable {
  kind: string;
  title: string;
  head: string;
  text: string;
}

export function termsOf({ kind, title, head, text }: Findable): string[] {
  const terms = new Set([termOf.kind(kind)]);
  const titleTokens = tokenize(title);
  const headTokens = [...titleTokens, ...tokenize(head)];
  for (const found of titleTokens) {
    terms.add(termOf.titleToken(found.folded));
    if (hasDiacritics(found)) terms.add(termOf.titleExact(found.exact));
    for (const characters of prefixesOf(found)) terms.add(termOf.titlePrefix(characters));
  }
  for (const found of headTokens) {
    terms.add(termOf.headToken(found.folded));
    for (const characters of prefixesOf(found)) terms.add(termOf.headPrefix(characters));
  }
  const tokens = new Map<string, Token>();
  for (const found of [...headTokens, ...tokenize(text)]) {
    tokens.set(found.folded, found);
    if (hasDiacritics(found)) terms.add(termOf.exact(found.exact));
  }
  for (const [folded, found] of tokens) {
    terms.add(termOf.token(folded));
    for (const characters of prefixesOf(found).slice(MIN_PREFIX_LENGTH - 1)) {
      if (!tokens.has(characters)) terms.add(termOf.prefix(characters));
    }
  }
  return [...terms];
}

export const hasDiacritics = ({ folded, exact }: Token): boolean => folded !== exact;

function prefixesOf({ folded }: Token): string[] {
  const longest = Math.min(folded.length, MAX_PREFIX_LENGTH);
  return Array.from({ length: longest }, (_, index) => folded.slice(0, index + 1));
}
