import { wordsOf, type Word } from './words';

const WORDS_AT_MOST = 12;

/** The words of a search: each once, the last one last, and not more than a person types. */
export function searchedWords(text: string): Word[] {
  const byExact = new Map<string, Word>();
  for (const word of wordsOf(text).slice(-WORDS_AT_MOST)) {
    byExact.delete(word.exact);
    byExact.set(word.exact, word);
  }
  return [...byExact.values()];
}
