import { limits } from '@iia/shared/limits';
import type { Core } from '@strapi/strapi';
import type { Knex } from 'knex';
import type { Duty } from '../../learning/cpe/duty';
import { readDuties } from '../../learning/cpe/duties';
import { mayBeShort, shortOfHours } from '../../learning/cpe/shortOfHours';
import { certificationNames } from '@iia/shared/names';
import type { AccountRole, Certification } from '../../generated/types';
import { isoDate, startOfDay } from '@iia/shared/dates';
import { readDay } from '../../platform/clock/days';
import { badField } from '../../platform/errors/HttpError';
import { tables } from '../../platform/tables';
import { memberQueryTokens } from '../../platform/search-index/memberTokens';
import { MEMBER_TYPES } from './readMembers';
import { accountsWith } from './memberSearch';

const roles: readonly AccountRole[] = ['member', 'staff'];
const certifications = Object.keys(certificationNames) as Certification[];

const staff = `select link.user_id as id from ${tables.roles} role
  join ${tables.userRoles} link on link.role_id = role.id where role.type = 'staff' and link.user_id is not null`;

const holders = `select distinct held.user_id as id from certificate_statuses certificate
  join ${tables.certificateHolders} held on held.certificate_status_id = certificate.id
  where certificate.certification = ?`;

const holds = `exists (select 1 from ${tables.certificateHolders} held
  join certificate_statuses certificate on certificate.id = held.certificate_status_id
  where held.user_id = u.id and certificate.certification = ?)`;

/** Context of some filters, besides the text. */
export interface FilterContext {
  db: Knex;
  duties: readonly Duty[];
}

type Filter = (text: string, context: FilterContext) => Condition;

/** Keyed by parameter, most selective first; each receives the given text. */
const filters = {
  role(text) {
    const role = oneOf(roles, text, 'role', 'Vai trò không hợp lệ.');
    return role === 'staff'
      ? { sql: `u.id in (${staff})`, bindings: [], source: { sql: staff, bindings: [] } }
      : { sql: `u.id not in (${staff})`, bindings: [] };
  },
  q: searched,
  blocked(text) {
    const blocked = oneOf(['true', 'false'], text, 'blocked', 'Tình trạng không hợp lệ.');
    const sql = blocked === 'true' ? 'u.blocked = true' : 'coalesce(u.blocked, false) = false';
    return { sql, bindings: [] };
  },
  certification(text) {
    const certification = oneOf(certifications, text, 'certification', 'Chứng chỉ không hợp lệ.');
    return {
      sql: holds,
      bindings: [certification],
      source: { sql: holders, bindings: [certification] },
    };
  },
  cpeShort(text, { duties }) {
    const short = oneOf(['true', 'false'], text, 'cpeShort', 'Giá trị không hợp lệ.') === 'true';
    const year = Number(isoDate(new Date()).slice(0, 4));
    const shortfall = shortOfHours(duties, year);
    if (!short) return { sql: `not ${shortfall.sql}`, bindings: shortfall.bindings };
    const may = mayBeShort(year);
    return {
      ...shortfall,
      source: {
        sql: `select u.id from (${may.sql}) may cross join ${tables.users} u
              where u.id = may.id and ${shortfall.sql}`,
        bindings: [...may.bindings, ...shortfall.bindings],
      },
    };
  },
  memberType(text) {
    const type = oneOf(MEMBER_TYPES, text, 'memberType', 'Loại hội viên không hợp lệ.');
    const sql = 'u.member_type = ?';
    return { sql: type === 'none' ? `(${sql} or u.member_type is null)` : sql, bindings: [type] };
  },
  expiresFrom: (text) => ({
    sql: "u.member_expires_at >= ? and u.member_type <> 'none'",
    bindings: [startOfDay(readDay(text, 'expiresFrom'))],
  }),
  expiresBefore: (text) => ({
    sql: "u.member_expires_at < ? and u.member_type <> 'none'",
    bindings: [startOfDay(readDay(text, 'expiresBefore'))],
  }),
} satisfies Record<string, Filter>;

type FilterName = keyof typeof filters;

export const USER_FILTERS = Object.keys(filters) as readonly FilterName[];

/** CPE requirements are read only for the filter that needs them. */
export async function filterContext(
  strapi: Core.Strapi,
  parameters: Record<string, unknown>,
): Promise<FilterContext> {
  const isNeeded = parameters.cpeShort !== undefined && parameters.cpeShort !== '';
  return { db: strapi.db.connection, duties: isNeeded ? await readDuties(strapi) : [] };
}

/** @throws HttpError 400 for an invalid value */
export function readFilters(
  context: FilterContext,
  parameters: Record<string, unknown>,
): Condition[] {
  return USER_FILTERS.flatMap((name) => {
    const { [name]: text = '' } = parameters;
    if (typeof text !== 'string') throw badField(name, 'Giá trị không hợp lệ.');
    return text === '' ? [] : [filters[name](text, context)];
  });
}

/** Tokens typed match by prefix. */
function searched(text: string, { db }: FilterContext): Condition {
  if (text.length > limits.userSearchLength || text.includes('\0')) {
    throw badField('q', `Từ khoá dài nhất ${limits.userSearchLength} ký tự.`);
  }
  const tokens = memberQueryTokens(text);
  if (tokens.length === 0) return { sql: '1 = 0', bindings: [] };
  const { sql, binding } = accountsWith(db, tokens);
  return {
    sql: tokens.map(() => 'u.search_text like ?').join(' and '),
    bindings: tokens.map((token) => `% ${token}%`),
    source: { sql, bindings: [binding] },
  };
}

function oneOf<Known extends string>(
  known: readonly Known[],
  text: string,
  field: string,
  message: string,
): Known {
  const found = known.find((each) => each === text);
  if (found === undefined) throw badField(field, message);
  return found;
}

export type Value = string | number | Date | boolean;

/** An SQL condition on an account `u`. */
export interface Condition {
  sql: string;
  bindings: Value[];
  /**
   * A select of the ids of all matching accounts, by an index, without duplicates; set if few
   * accounts may match.
   */
  source?: { sql: string; bindings: Value[] };
}
