import type { Knex } from 'knex';
import type { AuditEntry } from '../../../identity/audit/AuditEntry';
import { writeAudit } from '../../../identity/audit/writeAudit';
import { foldedColumns } from '../../../content/records/searchColumns';
import { updateMemberships, lockMembers } from '../../memberships/refreshMemberships';
import { settleTerms } from '../../memberships/settleTerms';
import { insertTerms } from '../../memberships/terms';
import { HttpError } from '../../../platform/errors/HttpError';
import { writeMail } from '../../../platform/mail/writeMail';
import { documentColumns, newDocumentId } from '../../../platform/sql/documentIds';
import { insertRows, query } from '../../../platform/sql/query';
import { tables } from '../../../platform/tables';
import type { ImportedBy } from '../ImportPlan';
import { inBatches } from '../inBatches';
import { importTexts } from '../texts';
import { newUsernames } from './newUsernames';
import type { PlannedMember } from './planMembers';
import { environment } from '../../../platform/environment';
import type { Mail } from '../../../platform/mail/Mail';
import { startOfDay } from '@iia/shared/dates';
import { routePatterns } from '@iia/shared/routePatterns';

const USER = 'plugin::users-permissions.user';

interface Member extends PlannedMember {
  account: number;
}

interface AddedBy extends ImportedBy {
  /** Sends an email to each new member without a password. */
  invites: boolean;
}

/** Creates the missing accounts, with their passwords, and adds the terms. */
export async function addMembers(
  trx: Knex.Transaction,
  planned: readonly PlannedMember[],
  by: AddedBy,
): Promise<void> {
  const { actor, reason, now, invites } = by;
  const created = await addAccounts(trx, planned, now);
  const existing = planned.filter((member): member is Member => member.account !== null);
  const members = [...created, ...existing];
  await addTerms(trx, members, by);
  await settleExisting(trx, existing, now);
  const invited = invites ? created.filter(({ values }) => !values.passwordHash) : [];
  await writeMail(
    trx,
    invited.map(({ values }) => invitation(values.email)),
  );
  const entries = [
    ...created.map((member): AuditEntry => accountEntry(member, reason)),
    ...members.flatMap((member) => (member.term ? termEntry(member, reason) : [])),
  ];
  await writeAudit(trx, actor, entries);
}

async function addAccounts(
  trx: Knex.Transaction,
  planned: readonly PlannedMember[],
  now: Date,
): Promise<Member[]> {
  const missing = planned.filter(({ account }) => account === null);
  const usernames = await newUsernames(
    trx,
    missing.map(({ values: { username, email } }) => username ?? email),
  );
  const rows = missing.map(({ values }, index) => {
    const { email, fullName, phone, company, position, passwordHash, registeredOn } = values;
    const username = usernames[index] ?? '';
    const account = { fullName, username, email, phone, company };
    const { searchText = '', sortTitle } = foldedColumns(USER, account);
    return {
      ...documentColumns(newDocumentId(), registeredOn ? startOfDay(registeredOn) : now),
      username,
      email,
      phone: phone ?? null,
      company: company ?? null,
      position: position ?? null,
      full_name: fullName,
      provider: 'local',
      // Without one, its owner sets a password by the code, which only that address receives.
      password: passwordHash ?? null,
      confirmed: true,
      blocked: false,
      member_type: 'none',
      search_text: searchText,
      sort_title: sortTitle,
    };
  });
  const inserted = await inBatches(rows, (some) =>
    insertRows<{ id: number; email: string }>(trx, tables.users, some, 'returning id, email'),
  );
  const [role] = await query<{ id: number }>(
    trx,
    `select id from ${tables.roles} where type = 'authenticated'`,
  );
  if (!role) throw new Error('There is no role for members.');
  const links = inserted.map(({ id }) => ({ user_id: id, role_id: role.id }));
  await inBatches(links, (some) => insertRows(trx, tables.userRoles, some));
  const ids = new Map(inserted.map(({ id, email }) => [email, id]));
  return missing.map((member) => ({ ...member, account: ids.get(member.values.email) ?? 0 }));
}

async function addTerms(
  trx: Knex.Transaction,
  members: readonly Member[],
  { actor, reason, now }: ImportedBy,
): Promise<void> {
  const userIds = members.filter(({ term }) => term !== null).map(({ account }) => account);
  await lockMembers(trx, userIds);
  const terms = members.flatMap(({ account, term }) =>
    term === null
      ? []
      : {
          userId: account,
          ...term,
          source: 'staff' as const,
          value: 0,
          reason,
          request: null,
          actor: actor.name,
        },
  );
  await inBatches(terms, async (some) => {
    await insertTerms(trx, some, now);
    return [];
  });
  await updateMemberships(trx, userIds, now);
}

/**
 * Enforces the term rules for existing accounts, whose terms may have changed since the plan was
 * made.
 * @throws HttpError 409 if a term conflicts
 */
async function settleExisting(
  trx: Knex.Transaction,
  existing: readonly Member[],
  now: Date,
): Promise<void> {
  for (const { account, term } of existing) {
    if (term !== null && (await settleTerms(trx, account, now)) !== null) {
      throw new HttpError(409, 'ImportChanged', importTexts.changed);
    }
  }
}

const accountEntry = ({ account }: Member, reason: string): AuditEntry => ({
  action: 'record_created',
  subject: { kind: 'account' },
  userId: account,
  reason,
});

function termEntry({ account, term }: Member, reason: string): AuditEntry {
  const changes = Object.entries(term ?? {}).map(([field, after]) => ({
    field,
    before: null,
    after: after as string | number,
  }));
  return {
    action: 'term_added',
    subject: { kind: 'term', label: term?.memberType ?? null },
    userId: account,
    changes,
    reason,
  };
}

/** For the owner of an account created by staff. */
function invitation(to: string): Mail {
  const { publicUrl } = environment();
  return {
    kind: 'invitation',
    to,
    subject: 'Viện đã tạo tài khoản cho Quý khách',
    greeting: 'Kính gửi Quý khách,',
    paragraphs: [
      'Viện đã tạo tài khoản trên trang của Viện theo hồ sơ hội viên của Quý khách, với địa chỉ email này.',
      'Tài khoản chưa có mật khẩu. Quý khách nhập địa chỉ email này tại trang dưới đây để nhận mã đặt mật khẩu, rồi đăng nhập.',
    ],
    action: { label: 'Đặt mật khẩu', url: `${publicUrl}${routePatterns.forgotPassword}` },
    notes: [
      `Nếu Quý khách không có hồ sơ tại Viện hoặc không muốn có tài khoản, xin báo Viện tại ${publicUrl}${routePatterns.contact}: Viện sẽ xoá tài khoản.`,
    ],
    thanks: 'Trân trọng.',
  };
}
