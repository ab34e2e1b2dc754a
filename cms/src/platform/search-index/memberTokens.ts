import { queryTokens } from './queryTokens';
import { tokenize } from './tokens';

/** Stored form: each token once, after a space, so that ` tran` matches a token's beginning. */
export function memberSearchText(texts: readonly string[]): string {
  const tokens = new Set(
    texts.flatMap((text) => tokenize(text).map(({ folded }) => local(folded))),
  );
  return [...tokens].map((token) => ` ${token}`).join('');
}

/** The query of a member search: token prefixes, in any order. */
export function memberQueryTokens(text: string): string[] {
  return [...new Set(queryTokens(text).map(({ folded }) => local(folded)))];
}

/** Normalizes a phone number with or without its country code. */
function local(token: string): string {
  return /^84\d{9}$/.test(token) ? `0${token.slice(2)}` : token;
}
