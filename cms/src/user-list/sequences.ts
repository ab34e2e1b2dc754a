import type { Knex } from 'knex';
import { badField } from '../platform/errors/HttpError';
import { isPostgres } from '../platform/sql/isPostgres';

/** A sequence of accounts, each of which an index holds. */
export interface Sequence {
  /** SQL of the key for a row, before the id. Never null. */
  keyOf: (row: string) => string;
  descending: boolean;
}

/** Moments beyond any that is stored. */
const bounds = {
  postgres: { first: `'-infinity'::timestamp`, last: `'infinity'::timestamp` },
  sqlite: { first: '-9007199254740991', last: '9007199254740991' },
};

type Key = (row: string, never: (typeof bounds)['postgres']) => string;

const byExpiry =
  (end: 'first' | 'last'): Key =>
  (row, never) =>
    `coalesce(${row}member_expires_at, ${never[end]})`;

const keys: Record<string, Record<'asc' | 'desc', Key>> = {
  registeredAt: both((row, never) => `coalesce(${row}created_at, ${never.first})`),
  // Who has no end comes last either way.
  memberExpiresAt: { asc: byExpiry('last'), desc: byExpiry('first') },
  fullName: both((row) => `coalesce(${row}sort_title, '')`),
  email: both((row) => `coalesce(${row}email, '')`),
};

function both(key: Key): Record<'asc' | 'desc', Key> {
  return { asc: key, desc: key };
}

/** `registeredAt:desc`, also by default. @throws HttpError 400 for an unknown field or direction */
export function readSequence(db: Knex, sort: unknown): Sequence {
  const given = sort === undefined || sort === '' ? 'registeredAt:desc' : sort;
  const [field = '', direction = 'asc', ...rest] =
    typeof given === 'string' ? given.split(':') : [];
  const known = Object.hasOwn(keys, field) ? keys[field] : undefined;
  if (!known || (direction !== 'asc' && direction !== 'desc') || rest.length > 0) {
    throw badField('sort', `Chỉ sắp xếp được theo: ${Object.keys(keys).join(', ')}.`);
  }
  const never = bounds[isPostgres(db) ? 'postgres' : 'sqlite'];
  return { keyOf: (row) => known[direction](row, never), descending: direction === 'desc' };
}

/** The key of each sequence, by name, for its index. */
export function sequenceKeys(db: Knex): Record<string, string> {
  const never = bounds[isPostgres(db) ? 'postgres' : 'sqlite'];
  return {
    registered: keys.registeredAt?.asc('', never) ?? '',
    expires_first: keys.memberExpiresAt?.asc('', never) ?? '',
    expires_last: keys.memberExpiresAt?.desc('', never) ?? '',
    name: keys.fullName?.asc('', never) ?? '',
    email: keys.email?.asc('', never) ?? '',
  };
}
