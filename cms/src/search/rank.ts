import type { Candidate } from '../search-index/SearchIndex';
import { hasDiacritics } from '../search-index/terms';
import { tokenize, type Token } from '../search-index/tokens';

/** By tier, then title score, then date. Considers only the bounded candidates, and only their titles. */
export function rank(candidates: readonly Candidate[], words: readonly Token[]): Candidate[] {
  return candidates
    .map((candidate) => ({ candidate, score: titleScore(candidate.title, words) }))
    .sort(
      (one, other) =>
        one.candidate.tier - other.candidate.tier ||
        other.score - one.score ||
        compare(other.candidate.date ?? '', one.candidate.date ?? '') ||
        compare(one.candidate.title, other.candidate.title) ||
        one.candidate.id - other.candidate.id,
    )
    .map(({ candidate }) => candidate);
}

/** From 0: query tokens in the title, whole, consecutive, at its start, and few others. */
export function titleScore(title: string, words: readonly Token[]): number {
  const own = tokenize(title);
  const last = words.length - 1;
  const isMet = (at: number, mine: Token | undefined): boolean => {
    const word = words[at];
    if (!word || !mine) return false;
    return mine.folded === word.folded || (at === last && mine.folded.startsWith(word.folded));
  };
  let met = 0;
  let exact = 0;
  words.forEach((word, at) => {
    if (own.some((mine) => isMet(at, mine))) met += 1;
    if (hasDiacritics(word) && own.some((mine) => mine.exact === word.exact)) exact += 1;
  });
  const row =
    met < words.length
      ? -1
      : own.findIndex((_, from) => words.every((_word, at) => isMet(at, own[from + at])));
  return (
    met / words.length +
    exact / words.length / 2 +
    (row >= 0 ? 2 : 0) +
    (row === 0 ? 1 : 0) +
    Math.min(words.length / Math.max(own.length, 1), 1) / 2
  );
}

const compare = (one: string, other: string): number => (one < other ? -1 : one > other ? 1 : 0);
