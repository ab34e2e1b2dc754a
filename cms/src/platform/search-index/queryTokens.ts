import { tokenize, type Token } from './tokens';

const MAX_TOKENS = 12;

/** Distinct tokens of a query, the last one still last, capped at what a person types. */
export function queryTokens(text: string): Token[] {
  const byExact = new Map<string, Token>();
  for (const token of tokenize(text).slice(-MAX_TOKENS)) {
    byExact.delete(token.exact);
    byExact.set(token.exact, token);
  }
  return [...byExact.values()];
}
