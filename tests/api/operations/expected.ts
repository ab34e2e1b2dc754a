import type { Access } from 'rest-contract/contract';
import type { Role } from './Fixture';

export type Expected = 'answer' | 401 | 403 | 404 | 409;

/** The outcome that the contract promises, from `@endpoint(access)` and the owner of the data. */
export function expected(
  access: Access,
  role: Role,
  row: { owned?: boolean; notStaff?: boolean },
): Expected {
  if (access === 'PUBLIC') return 'answer';
  if (role === 'visitor') return 401;
  if (access === 'STAFF') return role === 'staff' ? 'answer' : 403;
  if (row.notStaff && role === 'staff') return 409;
  return row.owned && role !== 'member' ? 404 : 'answer';
}
