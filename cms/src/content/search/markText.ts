import type { SearchMark, SearchText } from '../../generated/types';
import { hasDiacritics } from '../../platform/search-index/terms';
import { tokenize, type Token } from '../../platform/search-index/tokens';

const EXCERPT_LENGTH = 200;
/** Characters shown before the first match. */
const LEAD_LENGTH = 60;

export function markText(text: string, tokens: readonly Token[]): SearchText {
  return { text, marks: mergeAdjacent(text, matchesIn(text, tokens)) };
}

/** The paragraph with the most matches, cut to about two lines; the first one if none match. */
export function excerptOf(lines: readonly string[], tokens: readonly Token[]): SearchText {
  let best: { line: string; met: Token[]; count: number } | undefined;
  for (const line of lines) {
    const met = matchesIn(line, tokens);
    const count = new Set(met.map(({ folded }) => folded)).size;
    if (count > (best?.count ?? 0)) best = { line, met, count };
    if (count >= tokens.length) break;
  }
  return best ? cut(best.line, mergeAdjacent(best.line, best.met)) : cut(lines[0] ?? '', []);
}

function cut(line: string, marks: readonly SearchMark[]): SearchText {
  const first = marks[0]?.start ?? 0;
  const from = first <= LEAD_LENGTH ? 0 : afterSpace(line, first - LEAD_LENGTH);
  const to =
    line.length - from <= EXCERPT_LENGTH ? line.length : beforeSpace(line, from + EXCERPT_LENGTH);
  const before = from > 0 ? '… ' : '';
  const text = `${before}${line.slice(from, to)}${to < line.length ? ' …' : ''}`;
  const shift = before.length - from;
  return {
    text,
    marks: marks
      .filter(({ end }) => end <= to)
      .map(({ start, end }) => ({ start: start + shift, end: end + shift })),
  };
}

function afterSpace(line: string, at: number): number {
  const space = line.indexOf(' ', at);
  return space < 0 ? at : space + 1;
}

function beforeSpace(line: string, at: number): number {
  const space = line.lastIndexOf(' ', at);
  return space <= 0 ? at : space;
}

/** Matching tokens: if the query has diacritics, exact matches only, provided there are any. */
function matchesIn(text: string, tokens: readonly Token[]): Token[] {
  const last = tokens.at(-1);
  const met = tokenize(text).filter((mine) =>
    tokens.some(
      (token) =>
        mine.folded === token.folded || (token === last && mine.folded.startsWith(token.folded)),
    ),
  );
  const exact = tokens.filter(
    (token) => hasDiacritics(token) && met.some((mine) => mine.exact === token.exact),
  );
  if (exact.length === 0) return met;
  return met.filter((mine) =>
    tokens.some((token) =>
      exact.includes(token)
        ? mine.exact === token.exact
        : mine.folded === token.folded || (token === last && mine.folded.startsWith(token.folded)),
    ),
  );
}

/** Joins matches separated by spaces only. */
function mergeAdjacent(text: string, met: readonly Token[]): SearchMark[] {
  const marks: SearchMark[] = [];
  for (const { start, end } of met) {
    const before = marks.at(-1);
    if (before && text.slice(before.end, start).trim() === '') before.end = end;
    else marks.push({ start, end });
  }
  return marks;
}
