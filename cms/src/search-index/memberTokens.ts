import { queryTokens } from './queryTokens';
import { tokenize } from './tokens';

/** As stored: each token once, after a space, so that ` tran` begins one. */
export function memberSearchText(texts: readonly string[]): string {
  const tokens = new Set(
    texts.flatMap((text) => tokenize(text).map(({ folded }) => local(folded))),
  );
  return [...tokens].map((token) => ` ${token}`).join('');
}

/** What a person types in search of a member: beginnings of tokens, in any sequence. */
export function memberQueryTokens(text: string): string[] {
  return [...new Set(queryTokens(text).map(({ folded }) => local(folded)))];
}

/** A phone number alike with and without its country code. */
function local(token: string): string {
  return /^84\d{9}$/.test(token) ? `0${token.slice(2)}` : token;
}
