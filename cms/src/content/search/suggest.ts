import type { Knex } from 'knex';
import { all, term } from '../../platform/search-index/Condition';
import type { Search } from './readSearch';
import { searchIndexOf } from '../../platform/search-index/SearchIndex';
import { termOf } from '../../platform/search-index/terms';
import type { Token } from '../../platform/search-index/tokens';

/** The longest variant of a fruitless query that has results: one token dropped, or one token alone. */
export async function suggest(db: Knex, { q, tokens }: Search): Promise<string | null> {
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
