import { limits } from '@iia/shared/limits';
import type { Core } from '@strapi/strapi';
import type { Knex } from 'knex';
import type { SearchCount, SearchHit, SearchKind } from '../../generated/types';
import { all, term, type Condition } from '../../platform/search-index/queryTokens';
import { excerptOf, markText } from './markText';
import { type Search, searchKinds } from './readSearch';
import { searchIndexOf, type Candidate } from '../../platform/search-index/SearchIndex';
import { termOf, hasDiacritics } from '../../platform/search-index/terms';
import { tiersOf } from '../../platform/search-index/tiers';
import { type Token, tokenize } from '../../platform/search-index/tokens';

/** By tier, then title score, then date. Considers only the bounded candidates, and only their titles. */
function rank(candidates: readonly Candidate[], tokens: readonly Token[]): Candidate[] {
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
function titleScore(title: string, tokens: readonly Token[]): number {
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

/** The longest variant of a fruitless query that has results: one token dropped, or one token alone. */
async function suggest(db: Knex, { q, tokens }: Search): Promise<string | null> {
  if (tokens.length < 2) return null;
  const parts = [
    ...tokens.map((_, at) => tokens.filter((_word, other) => other !== at)),
    ...(tokens.length > 2 ? tokens.map((token) => [token]) : []),
  ];
  const conditions = parts.map((part) =>
    all(...part.map(({ folded }) => term(termOf.token(folded)))),
  );
  const [best] = await searchIndexOf(db).collect(db, conditions, 1);
  const matched = best && parts[best.tier];
  return matched ? joinTokens(q, matched) : null;
}

const joinTokens = (q: string, tokens: readonly Token[]): string =>
  tokens.map(({ start, end }) => q.slice(start, end)).join(' ');

/** Candidates ranked; beyond them, a better query helps more than another page. */
const MAX_CANDIDATES = 100;

interface SearchResponse {
  data: SearchHit[];
  meta: {
    pagination: { page: number; pageSize: number; pageCount: number; total: number };
    counts: SearchCount[];
    bounded: boolean;
    suggestion: string | null;
  };
}

export async function searchContent(strapi: Core.Strapi, search: Search): Promise<SearchResponse> {
  const db = strapi.db.connection;
  const { tokens, kind, page } = search;
  const everything = await collect(db, tokens.length > 0 ? tiersOf(tokens) : []);
  const found = !kind
    ? everything
    : everything.bounded
      ? await collect(
          db,
          tiersOf(tokens).map((tier) => ofKind(tier, kind)),
        )
      : { ranked: everything.ranked.filter((each) => each.kind === kind), bounded: false };
  const hits = rank(found.ranked, tokens).slice(
    (page - 1) * limits.shortPage,
    page * limits.shortPage,
  );
  return {
    data: await toHits(db, hits, search),
    meta: {
      pagination: {
        page,
        pageSize: limits.shortPage,
        pageCount: Math.ceil(found.ranked.length / limits.shortPage),
        total: found.ranked.length,
      },
      counts: countByKind(everything),
      bounded: found.bounded,
      suggestion: everything.ranked.length === 0 ? await suggest(db, search) : null,
    },
  };
}

interface RankedCandidates {
  ranked: Candidate[];
  /** More candidates exist than are ranked. */
  bounded: boolean;
}

async function collect(db: Knex, tiers: readonly Condition[]): Promise<RankedCandidates> {
  const found = await searchIndexOf(db).collect(db, tiers, MAX_CANDIDATES + 1);
  return { ranked: found.slice(0, MAX_CANDIDATES), bounded: found.length > MAX_CANDIDATES };
}

const ofKind = (condition: Condition, kind: SearchKind): Condition =>
  all(term(termOf.kind(kind)), condition);

/** Lower bounds if the candidates were capped. */
function countByKind({ ranked, bounded: more }: RankedCandidates): SearchCount[] {
  return searchKinds
    .map((kind) => ({
      kind,
      count: ranked.filter((candidate) => candidate.kind === kind).length,
      more,
    }))
    .filter(({ count }) => more || count > 0);
}

interface Texts {
  id: number;
  slug: string | null;
  within: string | null;
  summary: string;
  text: string;
}

async function toHits(
  db: Knex,
  candidates: readonly Candidate[],
  { tokens }: Search,
): Promise<SearchHit[]> {
  const rows = await db<Texts>('search_entries')
    .whereIn(
      'id',
      candidates.map(({ id }) => id),
    )
    .select('id', 'slug', 'within', 'summary', 'text');
  const byId = new Map(rows.map((row) => [row.id, row]));
  return candidates.flatMap(({ id, kind, title, date }) => {
    const row = byId.get(id);
    if (!row) return [];
    const { slug, within, summary, text } = row;
    return {
      kind,
      title: markText(title, tokens),
      excerpt: excerptOf([summary, ...text.split('\n')], tokens),
      slug,
      within,
      date,
    };
  });
}
