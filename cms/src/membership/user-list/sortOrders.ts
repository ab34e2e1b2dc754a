import type { Knex } from 'knex';
import { badField } from '../../platform/errors/HttpError';
import { isPostgres } from '../../platform/sql/query';

/** A sort order of accounts, backed by an index. */
export interface SortOrder {
  /** SQL of the key for a row, before the id. Never null. */
  keyOf: (row: string) => string;
  descending: boolean;
}

/** Timestamps beyond any stored one. */
const bounds = {
  postgres: { first: `'-infinity'::timestamp`, last: `'infinity'::timestamp` },
  sqlite: { first: '-9007199254740991', last: '9007199254740991' },
};

type Key = (row: string, noExpiry: (typeof bounds)['postgres']) => string;

const byExpiry =
  (end: 'first' | 'last'): Key =>
  (row, noExpiry) =>
    `coalesce(${row}member_expires_at, ${noExpiry[end]})`;

const keys: Record<string, Record<'asc' | 'desc', Key>> = {
  registeredAt: bothDirections((row, noExpiry) => `coalesce(${row}created_at, ${noExpiry.first})`),
  // Accounts without an end come last in either direction.
  memberExpiresAt: { asc: byExpiry('last'), desc: byExpiry('first') },
  fullName: bothDirections((row) => `coalesce(${row}sort_title, '')`),
  email: bothDirections((row) => `coalesce(${row}email, '')`),
};

function bothDirections(key: Key): Record<'asc' | 'desc', Key> {
  return { asc: key, desc: key };
}

/** `registeredAt:desc`, also by default. @throws HttpError 400 for an unknown field or direction */
export function readSortOrder(db: Knex, sort: unknown): SortOrder {
  const given = sort === undefined || sort === '' ? 'registeredAt:desc' : sort;
  const [field = '', direction = 'asc', ...rest] =
    typeof given === 'string' ? given.split(':') : [];
  const known = Object.hasOwn(keys, field) ? keys[field] : undefined;
  if (!known || (direction !== 'asc' && direction !== 'desc') || rest.length > 0) {
    throw badField('sort', `Chỉ sắp xếp được theo: ${Object.keys(keys).join(', ')}.`);
  }
  const noExpiry = bounds[isPostgres(db) ? 'postgres' : 'sqlite'];
  return { keyOf: (row) => known[direction](row, noExpiry), descending: direction === 'desc' };
}

/** The key of each sort order, by name, for its index. */
export function sortKeys(db: Knex): Record<string, string> {
  const noExpiry = bounds[isPostgres(db) ? 'postgres' : 'sqlite'];
  return {
    registered: keys.registeredAt?.asc('', noExpiry) ?? '',
    expires_first: keys.memberExpiresAt?.asc('', noExpiry) ?? '',
    expires_last: keys.memberExpiresAt?.desc('', noExpiry) ?? '',
    name: keys.fullName?.asc('', noExpiry) ?? '',
    email: keys.email?.asc('', noExpiry) ?? '',
  };
}
