import type { Core } from '@strapi/strapi';
import { refreshMemberships } from '../memberships/keepMemberships';
import { placeholders, query } from '../platform/sql/query';
import { paginationOf, readPage, type Pagination } from '../platform/query/paging';
import { MEMBER_COLUMNS, toAnalysisUser, type AnalysisUser, type MemberRow } from './members';
import { tables } from '../platform/tables';
import { readUserQuery } from './userQuery';

const PAGE_SIZE = 20;
/** Rows that a sheet of Excel holds, without its header. */
const MAX_EXPORTED = 1_048_575;
const EXPORT_BATCH = 500;

export async function listUsers(
  strapi: Core.Strapi,
  parameters: Record<string, unknown>,
): Promise<{ data: AnalysisUser[]; meta: { pagination: Pagination } }> {
  const page = readPage(parameters.page);
  await refreshMemberships(strapi.db.connection, new Date());
  const { where, bindings, orderBy } = readUserQuery(parameters);
  type Row = { total: number | string } & (MemberRow | { document_id: null });
  const rows = await query<Row>(
    strapi.db.connection,
    `select whole.total, ${MEMBER_COLUMNS}
     from (select count(*) as total from ${tables.users} u where ${where}) whole
     left join (select u.id, row_number() over (order by ${orderBy}) as row_no from ${tables.users} u
                where ${where} order by ${orderBy} limit ${PAGE_SIZE} offset ?) shown on true
     left join ${tables.users} u on u.id = shown.id
     order by shown.row_no`,
    [...bindings, ...bindings, (page - 1) * PAGE_SIZE],
  );
  return {
    data: rows.flatMap((row) => (row.document_id === null ? [] : [toAnalysisUser(row)])),
    meta: { pagination: paginationOf(page, PAGE_SIZE, Number(rows[0]?.total ?? 0)) },
  };
}

/**
 * All members that match as it begins, each once, up to the limit of one file. Their ids are read first: a
 * cursor would hold SQLite's only connection, and pages by offset would miss or repeat whoever moves.
 */
export async function* readAllUsers(
  strapi: Core.Strapi,
  parameters: Record<string, unknown>,
): AsyncGenerator<AnalysisUser> {
  await refreshMemberships(strapi.db.connection, new Date());
  const { where, bindings, orderBy } = readUserQuery(parameters);
  const db = strapi.db.connection;
  const ids = (
    await query<{ id: number }>(
      db,
      `select u.id from ${tables.users} u where ${where} order by ${orderBy} limit ${MAX_EXPORTED}`,
      bindings,
    )
  ).map(({ id }) => id);
  for (let start = 0; start < ids.length; start += EXPORT_BATCH) {
    const batch = ids.slice(start, start + EXPORT_BATCH);
    const rows = await query<MemberRow & { id: number }>(
      db,
      `select u.id, ${MEMBER_COLUMNS} from ${tables.users} u where u.id in (${placeholders(batch.length)})`,
      batch,
    );
    const found = new Map(rows.map((row) => [Number(row.id), row]));
    for (const id of batch) {
      const row = found.get(Number(id));
      if (row) yield toAnalysisUser(row);
    }
  }
}
