import { beforeAll, describe, expect, it } from 'vitest';
import { limitOf, type mailKinds, type MailKind } from '../../cms/src/platform/mail/mailKinds';
import { newEditor, outsider, editorLogin } from '../support/staff';
import { callApi } from '../support/api';
import { strictDatabase } from '../support/database';
import { newMember, registration, type TestMember } from '../support/members';
import { addItem } from '../support/content';
import { orderBody, placeOrder } from '../support/orders';
import { sharedApi } from '../support/suite';
import { addTerm } from '../support/membership';
import { storedEmails } from '../support/mail';
import { vietnamDay } from '../support/clock';

type LimitedKind = {
  [Kind in MailKind]: (typeof mailKinds)[Kind] extends null ? never : Kind;
}[MailKind];

/** Triggers one email to an address. @returns the response's status */
type Cause = (victim: TestMember) => Promise<number>;

describe.each(strictDatabase)('emails that anybody can trigger, on %s', (database) => {
  const api = sharedApi({ database });
  beforeAll(() => newEditor(api));

  const statusOf = async (path: string, token: string | undefined, json: object, method = 'POST') =>
    (await callApi(api, path, { method, token, json })).status;
  const newCompany = async () => {
    const company = await newMember(api);
    await addTerm(api, company.id, { member_type: 'corporate', seats: 3, ends_on: vietnamDay(99) });
    return company;
  };
  let phones = 10;

  /** Each limited kind of the code: a new one does not compile until it is here. */
  const causes: Record<LimitedKind, Cause> = {
    passwordCode: ({ email }) => statusOf('/auth/forgot-password', undefined, { email }),
    panelPasswordCode: async () =>
      (await outsider(api).call('/admin/forgot-password', 'POST', { email: editorLogin.email }))
        .status,
    alreadyRegistered: ({ email }) =>
      statusOf('/auth/local/register', undefined, registration({ email: email.toUpperCase() })),
    emailChange: async ({ email }) =>
      statusOf('/security/email', (await newMember(api)).token, { email: `neo.${email}` }),
    seatInvitation: async ({ email }) =>
      statusOf('/user-seats/invite', (await newCompany()).token, { email: `ghe.${email}` }),
    phoneChanged: ({ token }) =>
      statusOf(
        '/users/me',
        token,
        { fullName: 'Nguyễn Thị Kiểm Thử', phone: `09123456${(phones += 1)}` },
        'PUT',
      ),
    deletionAsked: async ({ token }) => {
      await statusOf('/personal-data/keep', token, {});
      return statusOf('/personal-data/delete', token, {});
    },
    freeOrder: async ({ token }) => {
      const documentId = await addItem(api, 'document', { price: 0 });
      const lines = [{ kind: 'document', documentId, quantity: 1 }];
      return (await placeOrder(api, token, orderBody(lines, 0))).status;
    },
  };

  const emailsOf = (kind: MailKind) =>
    api.sql<{ id: number; limit_key: string }>(
      'select id, limit_key from letters where limit_key like ? order by id',
      [`${kind} %`],
    );

  it.each(Object.entries(causes) as [LimitedKind, Cause][])(
    'stops at the limit of the recipient: %s',
    async (kind, cause) => {
      const limit = limitOf(kind);
      const victim = await newMember(api);
      await api.sql('delete from letters where limit_key like ?', [`${kind} %`]);
      expect(await cause(victim)).toBeLessThan(300);
      await expect.poll(() => emailsOf(kind)).not.toHaveLength(0);
      const [first] = await emailsOf(kind);
      // As many more as the limit has.
      for (let email = 1; email < (limit?.emails ?? 0); email += 1) {
        await api.sql(
          `insert into letters (document_id, subject, recipient, state, attempts, due_at, maybe_twice, created_at, limit_key)
           select ?, subject, recipient, 'sent', 1, due_at, maybe_twice, created_at, limit_key from letters where id = ?`,
          [`${kind.toLowerCase()}${email}`, first?.id ?? 0],
        );
      }
      const expected = limit?.beyond === 'refuse' ? 429 : 200;
      expect(await cause(victim)).toBe(kind === 'panelPasswordCode' ? 204 : expected);
      // An email that is sent after the limited one would have been.
      const other = await newMember(api);
      await causes.passwordCode(other);
      await causes.passwordCode(other);
      await expect.poll(() => storedEmails(api, other.email)).toHaveLength(2);
      const to = (await emailsOf(kind)).filter(({ limit_key: key }) => key === first?.limit_key);
      expect(to).toHaveLength(limit?.emails ?? 0);
    },
  );

  it('counts spellings of one address together, and other addresses separately', async () => {
    const companies = await Promise.all(Array.from({ length: 5 }, newCompany));
    const spellings = ['la@x.vn', 'LA@x.vn', 'la+1@x.vn', 'l\u200ba@x.vn', 'khac@x.vn'];
    const statuses: number[] = [];
    for (const [index, email] of spellings.entries()) {
      statuses.push(await statusOf('/user-seats/invite', companies[index]?.token, { email }));
    }
    expect(statuses.slice(0, 3)).toEqual([200, 200, 200]);
    expect([429, 400]).toContain(statuses[3]);
    expect(statuses[4]).toBe(200);
  });
});
