import type { Candidate } from '../../platform/search-index/SearchIndex';
import { hasDiacritics } from '../../platform/search-index/terms';
import { tokenize, type Token } from '../../platform/search-index/tokens';

/** By tier, then title score, then date. Considers only the bounded candidates, and only their titles. */
export function rank(candidates: readonly Candidate[], tokens: readonly Token[]): Candidate[] {
  return candidates
    .map((candidate) => ({ candidate, score: titleScore(candidate.title, tokens) }))
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

/** From 0: query tokens in the title, whole, consecutive, at its start, and few other words. */
export function titleScore(title: string, tokens: readonly Token[]): number {
  const own = tokenize(title);
  const last = tokens.length - 1;
  const isMatched = (at: number, mine: Token | undefined): boolean => {
    const token = tokens[at];
    if (!token || !mine) return false;
    return mine.folded === token.folded || (at === last && mine.folded.startsWith(token.folded));
  };
  let met = 0;
  let exact = 0;
  tokens.forEach((token, at) => {
    if (own.some((mine) => isMatched(at, mine))) met += 1;
    if (hasDiacritics(token) && own.some((mine) => mine.exact === token.exact)) exact += 1;
  });
  const row =
    met < tokens.length
      ? -1
      : own.findIndex((_, from) => tokens.every((_word, at) => isMatched(at, own[from + at])));
  return (
    met / tokens.length +
    exact / tokens.length / 2 +
    (row >= 0 ? 2 : 0) +
    (row === 0 ? 1 : 0) +
    Math.min(tokens.length / Math.max(own.length, 1), 1) / 2
  );
}

const compare = (one: string, other: string): number => (one < other ? -1 : one > other ? 1 : 0);
