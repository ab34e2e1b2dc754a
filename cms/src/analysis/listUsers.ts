import type { Core } from '@strapi/strapi';
import { foldText } from '../platform/text/foldText';
import { badField } from '../platform/errors/Fault';
import { refreshMemberships } from '../memberships/keepMemberships';
import { placeholders, query } from '../platform/sql/query';
import { paginationOf, readPage, type Pagination } from '../platform/query/paging';
import { readDay, startOf } from '../platform/clock/days';
import {
  MEMBER_COLUMNS,
  MEMBER_TYPES,
  toAnalysisUser,
  type AnalysisUser,
  type MemberRow,
} from './members';
import { escapeLike } from '../platform/sql/like';
import { tables } from '../platform/tables';

const PAGE_SIZE = 20;
/** Search terms considered, and characters of each. */
const MAX_TERMS = 8;
const MAX_QUERY_LENGTH = 200;
/** Rows that a sheet of Excel holds, without its header. */
const MAX_EXPORTED = 1_048_575;
const EXPORT_BATCH = 500;

const SORTED_BY: Record<string, string> = {
  registeredAt: 'u.created_at',
  memberExpiresAt: 'u.member_expires_at',
  fullName: 'u.sort_title',
  email: 'u.email',
};

interface UserQuery {
  where: string;
  bindings: (string | Date)[];
  orderBy: string;
}

/** `?q=&memberType=&expiresBefore=&sort=`. @throws Fault 400 for an invalid value */
export function readUserQuery(parameters: Record<string, unknown>): UserQuery {
  const conditions: string[] = ['1 = 1'];
  const bindings: UserQuery['bindings'] = [];
  const { q = '', memberType = '', expiresBefore = '', sort = '' } = parameters;
  if (typeof q !== 'string' || q.length > MAX_QUERY_LENGTH || q.includes('\0')) {
    throw badField('q', `Từ khoá dài nhất ${MAX_QUERY_LENGTH} ký tự.`);
  }
  for (const word of foldText(q).split(' ').filter(Boolean).slice(0, MAX_TERMS)) {
    conditions.push("u.search_text like ? escape '!'");
    bindings.push(`%${escapeLike(word)}%`);
  }
  if (memberType !== '') {
    const known = MEMBER_TYPES.find((each) => each === memberType);
    if (!known) throw badField('memberType', 'Loại hội viên không hợp lệ.');
    conditions.push("coalesce(u.member_type, 'none') = ?");
    bindings.push(known);
  }
  if (expiresBefore !== '') {
    conditions.push("u.member_expires_at < ? and u.member_type <> 'none'");
    bindings.push(startOf(readDay(expiresBefore, 'expiresBefore')));
  }
  return { where: conditions.join(' and '), bindings, orderBy: readSort(sort) };
}

function readSort(sort: unknown): string {
  if (sort === '') return 'u.created_at desc nulls last, u.id desc';
  const [field = '', direction = 'asc', ...rest] = typeof sort === 'string' ? sort.split(':') : [];
  const column = Object.hasOwn(SORTED_BY, field) ? SORTED_BY[field] : undefined;
  if (!column || !['asc', 'desc'].includes(direction) || rest.length > 0) {
    throw badField('sort', `Chỉ sắp xếp được theo: ${Object.keys(SORTED_BY).join(', ')}.`);
  }
  return `${column} ${direction} nulls last, u.id ${direction}`;
}

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
