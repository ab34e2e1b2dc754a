import type { AccountRole, Certification } from '../generated/types';
import { readDay, startOf } from '../platform/clock/days';
import { badField } from '../platform/errors/Fault';
import { escapeLike } from '../platform/sql/like';
import { tables } from '../platform/tables';
import { foldText } from '../platform/text/foldText';
import { MEMBER_TYPES } from './members';

/** Search terms considered, and characters of each. */
const MAX_TERMS = 8;
const MAX_QUERY_LENGTH = 200;

const SORTED_BY: Record<string, string> = {
  registeredAt: 'u.created_at',
  memberExpiresAt: 'u.member_expires_at',
  fullName: 'u.sort_title',
  email: 'u.email',
};

type Value = string | Date | boolean;

/** An SQL condition on an account `u`. */
interface Condition {
  sql: string;
  bindings: Value[];
}

const roles: readonly AccountRole[] = ['member', 'staff'];
const certifications: readonly Certification[] = ['CIA', 'CRMA', 'IAP', 'CCSA', 'CFSA', 'CGAP'];

const isStaff = `exists (select 1 from ${tables.userRoles} link
  join ${tables.roles} role on role.id = link.role_id
  where link.user_id = u.id and role.type = 'staff')`;

const holds = `exists (select 1 from ${tables.certificateHolders} held
  join certificate_statuses certificate on certificate.id = held.certificate_status_id
  where held.user_id = u.id and certificate.certification = ?)`;

/** By parameter; each takes the text that was given. */
const filters = {
  q: searched,
  memberType: (text: string) => ({
    sql: "coalesce(u.member_type, 'none') = ?",
    bindings: [oneOf(MEMBER_TYPES, text, 'memberType', 'Loại hội viên không hợp lệ.')],
  }),
  expiresFrom: (text: string) => ({
    sql: "u.member_expires_at >= ? and u.member_type <> 'none'",
    bindings: [startOf(readDay(text, 'expiresFrom'))],
  }),
  expiresBefore: (text: string) => ({
    sql: "u.member_expires_at < ? and u.member_type <> 'none'",
    bindings: [startOf(readDay(text, 'expiresBefore'))],
  }),
  role: (text: string) => {
    const role = oneOf(roles, text, 'role', 'Vai trò không hợp lệ.');
    return { sql: role === 'staff' ? isStaff : `not ${isStaff}`, bindings: [] };
  },
  blocked: (text: string) => ({
    sql: 'coalesce(u.blocked, false) = ?',
    bindings: [oneOf(['true', 'false'], text, 'blocked', 'Tình trạng không hợp lệ.') === 'true'],
  }),
  certification: (text: string) => ({
    sql: holds,
    bindings: [oneOf(certifications, text, 'certification', 'Chứng chỉ không hợp lệ.')],
  }),
} satisfies Record<string, (text: string) => Condition>;

type Filter = keyof typeof filters;

export const USER_FILTERS = Object.keys(filters) as readonly Filter[];

interface UserQuery {
  where: string;
  bindings: Value[];
  orderBy: string;
}

/** Which accounts, and in what order. @throws Fault 400 for an invalid value */
export function readUserQuery(parameters: Record<string, unknown>): UserQuery {
  const conditions = USER_FILTERS.flatMap((name): Condition[] => {
    const { [name]: text = '' } = parameters;
    if (typeof text !== 'string') throw badField(name, 'Giá trị không hợp lệ.');
    return text === '' ? [] : [filters[name](text)];
  });
  return {
    where: ['1 = 1', ...conditions.map(({ sql }) => sql)].join(' and '),
    bindings: conditions.flatMap(({ bindings }) => bindings),
    orderBy: readSort(parameters.sort ?? ''),
  };
}

function searched(text: string): Condition {
  if (text.length > MAX_QUERY_LENGTH || text.includes('\0')) {
    throw badField('q', `Từ khoá dài nhất ${MAX_QUERY_LENGTH} ký tự.`);
  }
  const words = foldText(text).split(' ').filter(Boolean).slice(0, MAX_TERMS);
  return {
    sql: ['1 = 1', ...words.map(() => "u.search_text like ? escape '!'")].join(' and '),
    bindings: words.map((word) => `%${escapeLike(word)}%`),
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

function readSort(sort: unknown): string {
  if (sort === '') return 'u.created_at desc nulls last, u.id desc';
  const [field = '', direction = 'asc', ...rest] = typeof sort === 'string' ? sort.split(':') : [];
  const column = Object.hasOwn(SORTED_BY, field) ? SORTED_BY[field] : undefined;
  if (!column || !['asc', 'desc'].includes(direction) || rest.length > 0) {
    throw badField('sort', `Chỉ sắp xếp được theo: ${Object.keys(SORTED_BY).join(', ')}.`);
  }
  return `${column} ${direction} nulls last, u.id ${direction}`;
}
