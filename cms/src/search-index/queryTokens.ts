import { tokenize, type Token } from './tokens';

const WORDS_AT_MOST = 12;

/** The words of a search: each once, the last one last, and not more than a person types. */
export function queryTokens(text: string): Token[] {
  const byExact = new Map<string, Token>();
  for (const word of tokenize(text).slice(-WORDS_AT_MOST)) {
    byExact.delete(word.exact);
    byExact.set(word.exact, word);
  }
  return [...byExact.values()];
}
