import { randomBytes } from 'node:crypto';
import { callApi } from '../../support/api';
import { newMember } from '../../support/members';
import { addMembers, prepare } from '../../support/batches';
import { placeOrder } from './given';
import type { Caller, Fixture } from './Fixture';
import type { Rows } from './Row';

const reason = 'Theo yêu cầu của hội viên';

const ofMember = ({ member }: Fixture) => ({ id: member.documentId });

/** A member and the newest row of one of the member's lists, which is the cursor of the next page. */
const after = (table: string, owned: string, by: string) => async (fixture: Fixture) => {
  await placeOrder(fixture);
  const [row] = await fixture.api.sql<{ document_id: string }>(
    `select document_id from ${table}
     where ${owned} = (select ${by} from up_users where document_id = ?) order by id desc limit 1`,
    [fixture.member.documentId],
  );
  return { ...ofMember(fixture), after: row?.document_id ?? 'khong-co' };
};

const newId = async ({ api }: Fixture) => ({ id: (await newMember(api)).documentId });

async function freshly({ api }: Fixture, caller: Caller): Promise<void> {
  if (!caller) return;
  const { token, password } = caller;
  await callApi(api, '/security/confirm', { token, json: { password } });
}

/** Two new members with user names that differ only in case. */
async function lookAlikes(api: Fixture['api']): Promise<{ keep: string; remove: string }> {
  const [keep, remove] = [await newMember(api), await newMember(api)];
  await api.sql('update up_users set username = ? where document_id = ?', [
    keep.username.toUpperCase(),
    remove.documentId,
  ]);
  return { keep: keep.documentId, remove: remove.documentId };
}

/** A term of a new member, which ends in a hundred years. */
async function newTerm(fixture: Fixture): Promise<string> {
  const { api, callers } = fixture;
  const { id } = await newId(fixture);
  const json = {
    id,
    reason,
    memberType: 'individual',
    startsOn: '2026-01-01',
    endsOn: '2126-01-01',
  };
  await callApi(api, '/managed-users/add-term', { token: callers.staff?.token, json });
  const [term] = await api.sql<{ document_id: string }>(
    `select t.document_id from membership_terms t join up_users u on u.id = t.user_id
     where u.document_id = ?`,
    [id],
  );
  return term?.document_id ?? '';
}

/** A batch that reminds one new member. */
async function newBatch(fixture: Fixture): Promise<string> {
  const { api, callers } = fixture;
  const [member = ''] = await addMembers(api, `lo${randomBytes(4).toString('hex')}`, 1);
  if (!callers.staff) throw new Error('There is no staff.');
  const { body } = await prepare(api, callers.staff, {
    action: 'remind_membership',
    q: member.replace(/10x0$/, ''),
  });
  return body.data.documentId;
}

/** A file that adds a member. */
function newImport(): string {
  const word = randomBytes(6).toString('hex');
  const lines = ['Email;Họ và tên', `nhap${word}@example.com;Lê Thị Nhập`];
  return Buffer.from(lines.join('\n')).toString('base64');
}

async function planOf({ api, callers }: Fixture, content: string): Promise<string | null> {
  const { body } = await callApi<{ data: { plan: string | null } }>(api, '/imports/check', {
    token: callers.staff?.token ?? '',
    json: { kind: 'members', content },
  });
  return body.data.plan;
}

export const managedUsers: Rows = {
  ManagedUser: { variables: ofMember },
  ManagedTerms: { variables: ofMember },
  ManagedOrders: {
    variables: after('orders', 'user_id', 'id'),
  },
  ManagedCertificates: { variables: ofMember },
  ManagedCpe: { variables: ofMember },
  ManagedNotifications: { variables: after('notifications', 'user_id', 'id') },
  ManagedSessions: { variables: ofMember },
  ManagedEmails: { variables: after('letters', 'recipient', 'email') },
  ManagedAudit: { variables: after('audit_entries', 'member_id', 'document_id') },
  UserBatches: {
    variables: async (fixture) => {
      await newBatch(fixture);
      await newBatch(fixture);
      return { after: await newBatch(fixture) };
    },
  },
  UserBatch: { variables: async (fixture) => ({ id: await newBatch(fixture) }) },
  UserBatchRows: {
    variables: async (fixture) => ({ id: await newBatch(fixture), outcome: 'ready', after: '0' }),
  },
  PrepareBatch: {
    variables: () => ({
      input: {
        action: 'remind_unpaid',
        q: 'nguyen thi',
        memberType: 'none',
        role: 'member',
        expiresFrom: null,
        expiresBefore: null,
        certification: null,
        cpeShort: null,
        blocked: false,
      },
    }),
  },
  RunBatch: {
    variables: async (fixture, caller) => {
      await freshly(fixture, caller);
      return { input: { id: await newBatch(fixture), why: reason } };
    },
  },
  ImportColumns: { variables: () => ({ kind: 'certificates' }) },
  CheckImport: { variables: () => ({ input: { kind: 'members', content: newImport() } }) },
  RunImport: {
    variables: async (fixture, caller) => {
      await freshly(fixture, caller);
      const content = newImport();
      const plan = await planOf(fixture, content);
      return { input: { kind: 'members', content, plan, reason } };
    },
  },
  AddTerm: {
    variables: async (fixture) => ({
      input: {
        ...(await newId(fixture)),
        memberType: 'corporate',
        startsOn: '2026-01-01',
        endsOn: '2126-01-01',
        seats: 3,
        reason,
      },
    }),
  },
  EndTerm: {
    variables: async (fixture) => ({
      input: {
        id: await newTerm(fixture),
        lastDay: new Date(Date.now() + 86_400_000).toISOString().slice(0, 10),
        reason,
      },
    }),
  },
  BlockUser: {
    variables: async (fixture, caller) => {
      await freshly(fixture, caller);
      return { input: { ...(await newId(fixture)), blocked: true, reason } };
    },
  },
  LookAlikeAccounts: {
    variables: async ({ api }) => {
      await lookAlikes(api);
      return {};
    },
  },
  MergeAccounts: {
    variables: async (fixture, caller) => {
      await freshly(fixture, caller);
      return { input: { ...(await lookAlikes(fixture.api)), reason } };
    },
  },
  SetStaffRole: {
    variables: async (fixture, caller) => {
      await freshly(fixture, caller);
      return { input: { ...(await newId(fixture)), staff: true, reason } };
    },
  },
  EndUserSessions: {
    variables: async (fixture, caller) => {
      await freshly(fixture, caller);
      const { documentId } = await newMember(fixture.api);
      const [login] = await fixture.api.sql<{ document_id: string }>(
        `select l.document_id from login_sessions l join up_users u on u.id = l.user_id
         where u.document_id = ?`,
        [documentId],
      );
      return { input: { id: documentId, session: login?.document_id, reason } };
    },
  },
};
