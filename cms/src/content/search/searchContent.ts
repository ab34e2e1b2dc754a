import { limits } from '@iia/shared/limits';
import type { Core } from '@strapi/strapi';
import type { Knex } from 'knex';
import type { SearchCount, SearchHit, SearchKind } from '../../generated/types';
import { all, term, type Condition } from '../../platform/search-index/Condition';
import { excerptOf, markText } from './markText';
import { rank } from './rank';
import type { Search } from './readSearch';
import { searchIndexOf, type Candidate } from '../../platform/search-index/SearchIndex';
import { searchKinds } from './searchKinds';
import { suggest } from './suggest';
import { termOf } from '../../platform/search-index/terms';
import { tiersOf } from '../../platform/search-index/tiers';

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
