import { limits } from '@iia/shared/limits';
import type { Core } from '@strapi/strapi';
import type { AnalysisUser, AnalysisUserList } from '../../generated/types';
import { refreshMemberships } from '../memberships/refreshMemberships';
import { badField } from '../../platform/errors/HttpError';
import { query } from '../../platform/sql/query';
import { tables } from '../../platform/tables';
import { filterContext } from './filters';
import { readMembers } from './readMembers';
import { countUpTo, readIds, type Cursor } from './readPage';
import { readUserQuery } from './userQuery';

/** Maximum number of rows in an Excel sheet, without its header. */
const MAX_EXPORTED = 1_048_575;
const EXPORT_BATCH = 500;

type Parameters = Record<string, unknown>;

/** A page of accounts; its time hardly grows with their number. @throws HttpError 400 */
export async function listUsers(
  strapi: Core.Strapi,
  parameters: Parameters,
): Promise<AnalysisUserList> {
  const db = strapi.db.connection;
  const cursor = readCursor(parameters);
  const userQuery = readUserQuery(await filterContext(strapi, parameters), parameters);
  await refreshMemberships(db, new Date());
  const count = await countUpTo(db, userQuery);
  const isFew = count <= limits.counted;
  const found = await readIds(db, userQuery, { cursor, limit: limits.longPage + 1, isFew });
  const isMore = found.length > limits.longPage;
  const page = found.slice(0, limits.longPage);
  if (cursor?.before) page.reverse();
  const items = await readMembers(db, page);
  const [first, last] = [items[0]?.documentId ?? null, items.at(-1)?.documentId ?? null];
  return {
    items,
    previous: cursor && (!cursor.before || isMore) ? first : null,
    next: isMore || cursor?.before ? last : null,
    count: Math.min(count, limits.counted),
    counted: isFew,
  };
}

/** `?after=` or `?before=` an account. */
function readCursor({ after, before }: Parameters): Cursor | null {
  const isSet = (value: unknown) => value !== undefined && value !== '';
  if (isSet(after) && isSet(before)) throw badCursor('before');
  if (isSet(before)) return { documentId: readId(before, 'before'), before: true };
  return isSet(after) ? { documentId: readId(after, 'after'), before: false } : null;
}

function readId(value: unknown, field: string): string {
  if (typeof value !== 'string' || !/^[a-z0-9]{1,64}$/i.test(value)) throw badCursor(field);
  return value;
}

const badCursor = (field: string) => badField(field, 'Vị trí trong danh sách không hợp lệ.');

/**
 * All members that match at the start, without duplicates, up to the limit of one file. Their ids are
 * read first: a cursor would block SQLite's only connection, and pages would miss or repeat members
 * that move.
 */
export async function* readAllUsers(
  strapi: Core.Strapi,
  parameters: Parameters,
): AsyncGenerator<AnalysisUser> {
  const db = strapi.db.connection;
  await refreshMemberships(db, new Date());
  const { where, sequence } = readUserQuery(await filterContext(strapi, parameters), parameters);
  const direction = sequence.descending ? 'desc' : 'asc';
  const ids = (
    await query<{ id: number }>(
      db,
      `select u.id from ${tables.users} u where ${where.sql}
       order by ${sequence.keyOf('u.')} ${direction}, u.id ${direction} limit ${MAX_EXPORTED}`,
      where.bindings,
    )
  ).map(({ id }) => id);
  for (let start = 0; start < ids.length; start += EXPORT_BATCH) {
    yield* await readMembers(db, ids.slice(start, start + EXPORT_BATCH));
  }
}
