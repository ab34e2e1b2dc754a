import type { Core } from '@strapi/strapi';
import type { Knex } from 'knex';
import { randomBytes } from 'node:crypto';
import { foldedColumns } from '../../content/records/searchColumns';
import { MEMBER_EMAIL } from '../accounts';
import { linkTable } from '../linkTable';
import { createRandom } from '../random';
import type { Buyer } from '../orders/planOrders';
import { planMembers, type MemberType, type PlannedMember } from './planMembers';

const USER = 'plugin::users-permissions.user';
const COUNT = 300;
const SEED = 2_019_05;
/** SQLite allows at most 32,766 bound values per statement. */
const BATCH = 100;
const DOCUMENT_ID = 'abcdefghijklmnopqrstuvwxyz0123456789';

/** Nobody can log in as them: they share the hash of a discarded password. */
export async function loadMembers(
  strapi: Core.Strapi,
  trx: Knex.Transaction,
  roleId: number,
  day: Date,
): Promise<void> {
  const random = createRandom(SEED);
  const { tableName } = strapi.db.metadata.get(USER);
  const { password } = await strapi
    .plugin('users-permissions')
    .service('user')
    .ensureHashedPasswords({ password: randomBytes(24).toString('base64url') });
  const members = planMembers(COUNT, random, day);
  const rows = members.map((member) => ({
    document_id: `m${random.text(DOCUMENT_ID, 23)}`,
    username: member.username,
    email: member.email,
    provider: 'local',
    password,
    confirmed: true,
    blocked: false,
    full_name: member.fullName,
    phone: member.phone,
    company: member.company,
    position: member.position,
    member_type: member.memberType,
    member_expires_at: member.memberExpiresAt,
    search_text: folded(member).searchText,
    sort_title: folded(member).sortTitle,
    consent_at: member.createdAt,
    created_at: member.createdAt,
    updated_at: member.createdAt,
    published_at: member.createdAt,
  }));
  await trx.batchInsert(tableName, rows, BATCH);

  const { table, from, to } = linkTable(strapi, USER, 'role');
  const documentIds = rows.map((row) => row.document_id);
  const users: { id: number }[] = await trx(tableName)
    .select('id')
    .whereIn('document_id', documentIds)
    .orderBy('id');
  const links = users.map(({ id }) => ({ [from]: id, [to]: roleId }));
  await trx.batchInsert(table, links, BATCH);
}

function folded(member: PlannedMember) {
  return foldedColumns(USER, { ...member });
}

interface MemberRow {
  id: number;
  username: string;
  email: string;
  full_name: string;
  phone: string;
  member_type: MemberType;
  member_expires_at: Date | number | string | null;
  created_at: Date | number | string;
}

/** The sample members and the demo account, which gets a separate history. */
export async function readBuyers(strapi: Core.Strapi, trx: Knex.Transaction): Promise<Buyer[]> {
  const rows: MemberRow[] = await trx(strapi.db.metadata.get(USER).tableName)
    .select('id', 'username', 'email', 'full_name', 'phone')
    .select('member_type', 'member_expires_at', 'created_at')
    .where('email', 'like', '%@thanhvien.example')
    .orWhere('email', MEMBER_EMAIL)
    .orderBy('id');
  return rows.map((row) => ({
    id: row.id,
    username: row.username,
    email: row.email,
    fullName: row.full_name,
    phone: row.phone,
    company: null,
    position: null,
    memberType: row.member_type,
    memberExpiresAt: row.member_expires_at === null ? null : new Date(row.member_expires_at),
    createdAt: new Date(row.created_at),
    visits: row.email === MEMBER_EMAIL ? 6 : undefined,
  }));
}
