import fc from 'fast-check';
import { getNamedType, isScalarType } from 'graphql';
import { beforeAll, describe, expect, it } from 'vitest';
import { endpointsOf } from 'rest-contract/contract';
import { schema } from '@/data/testing/contract';
import { newEditor, outsider } from '../support/staff';
import { callApi } from '../support/api';
import { callAs, refusedFieldOf } from '../support/callAs';
import { strictDatabase } from '../support/database';
import {
  logIn,
  newMember,
  newStaff,
  registration,
  roleIdOf,
  type TestMember,
} from '../support/members';
import { storedEmails } from '../support/mail';
import { pasted } from '../support/texts';
import { shared, sharedApi } from '../support/suite';

const user = 'plugin::users-permissions.user';
const certificate = 'api::certificate-status.certificate-status';

/** Spellings of an address that look the same. */
function spellings(email: string): string[] {
  const [name = '', host = ''] = email.split('@');
  return [
    `${name}\u200b@${host}`,
    `\u200e${email}`,
    `${name.slice(0, 4)}\u00ad${name.slice(4)}@${host}`,
    `\u202a${email}\u202c\u00a0`,
    `${name}＠${host}`,
  ];
}

/** Query arguments that users type or paste. */
const readArguments = endpointsOf(schema)
  .filter(({ method }) => method === 'GET')
  .flatMap(({ field, path, access }) =>
    field.args
      .filter(({ type }) => {
        const named = getNamedType(type);
        return isScalarType(named) && ['String', 'ID'].includes(named.name);
      })
      .map(({ name }) => ({ call: field.name, path, access, name })),
  )
  // Arguments in the path are excluded, because users do not type them.
  .filter(({ path, name }) => path.includes(`={args.${name}`));

describe.each(strictDatabase)('pasted text, on %s', (database) => {
  const api = sharedApi({ database });
  const editor = shared(() => newEditor(api));
  let member: TestMember;
  let staff: TestMember;

  const register = async (json: object) =>
    expect((await callApi(api, '/auth/local/register', { json })).status).toBe(200);
  const accounts = (email: string) =>
    api.sql<{ email: string; full_name: string; phone: string }>(
      'select email, full_name, phone from up_users where email like ? order by id',
      [`%${email.slice(0, 4)}%${email.slice(5, email.indexOf('@'))}%`],
    );
  /** As the panel creates a member. */
  const inPanel = async (data: object) => {
    const { consent, ...fields } = registration(data);
    return editor.create(user, {
      ...fields,
      provider: 'local',
      confirmed: consent,
      role: { connect: [{ id: await roleIdOf(api, 'authenticated') }] },
    });
  };

  beforeAll(async () => {
    [member, staff] = [await newMember(api), await newStaff(api)];
  });

  describe('an email address', () => {
    it('creates one account and logs in to it in any spelling', async () => {
      const { password } = registration();
      const input = registration({ password });
      await register(input);
      for (const [index, email] of spellings(input.email).entries()) {
        const again = registration({ email, username: `${input.username}${index}` });
        await register(again);
        expect(await logIn(api, email, password)).toBeTruthy();
      }
      expect(await accounts(input.email)).toHaveLength(1);
      expect(await logIn(api, `\u200b${input.username}\u00a0`, password)).toBeTruthy();
      const [code] = spellings(input.email);
      await callApi(api, '/auth/forgot-password', { json: { email: code } });
      await expect
        .poll(async () =>
          (await storedEmails(api, input.email)).some(({ text }) => text?.includes('code=')),
        )
        .toBe(true);
    });

    it('stores the address without invisible characters, in NFC', async () => {
      const input = registration();
      const email = `hoà.${input.email}`;
      const json = { ...input, email: email.normalize('NFD') };
      expect((await callApi(api, '/auth/local/register', { json })).status).toBe(200);
      expect(await accounts(email)).toMatchObject([{ email }]);
    });

    it('creates no second account in the panel', async () => {
      for (const email of spellings(member.email)) {
        await expect(inPanel({ email })).rejects.toThrow(/: 400 .*Email already taken/);
      }
      const { email } = registration();
      await inPanel({ email: `${email.toUpperCase()}\u200b` });
      expect(await logIn(api, email, registration().password)).toBeTruthy();
    });

    it('logs in to the panel', async () => {
      const login = await outsider(api).call('/admin/login', 'POST', {
        email: '\u200ebientap@example.com\u200b',
        password: 'Den-long-Hoi-An-7',
      });
      expect(login.status).toBe(200);
    });
  });

  describe('a person’s name', () => {
    it.each([
      ['Nguyễn Thị Hoà'.normalize('NFD'), 'Nguyễn Thị Hoà'],
      ['\u202eLê\u00a0Thị\u200b Anh\u2011Thư\u202c', 'Lê Thị Anh-Thư'],
    ])('stores %j as %j, from the form and from the panel', async (fullName, stored) => {
      const input = registration({ fullName });
      await register(input);
      expect(await accounts(input.email)).toMatchObject([{ full_name: stored }]);
      const number = `TEN-${input.username.replace(/\D/g, '')}`;
      await editor.create(certificate, {
        number: `\u200b${number}\u00a0`,
        holderName: fullName,
        certification: 'CIA',
        state: 'active',
        issuedOn: '2024-03-15',
        optedIn: true,
      });
      const [row] = await api.sql('select holder_name from certificate_statuses where number = ?', [
        number,
      ]);
      expect(row).toEqual({ holder_name: stored });
      const found = await callApi<{ data: object[] }>(
        api,
        `/certificate-statuses?number=${encodeURIComponent(number.replace('-', '\u2013\u200b'))}`,
      );
      expect(found.body.data).toMatchObject([{ number, holderName: stored }]);
    });

    it.each(['<img src=x onerror=alert(1)>', 'Nguy?n Văn An', 'Nguyá»…n An', 'Nguy\ufffdn An'])(
      'rejects %j at its field, in the form and in the panel',
      async (fullName) => {
        const input = registration({ fullName });
        const response = callAs(api, null, '/auth/local/register', input);
        expect(await refusedFieldOf(response)).toEqual([400, 'fullName']);
        // Strapi omits the path when a member is created, but not when one is changed.
        await expect(inPanel({ fullName })).rejects.toThrow(/: 400 .*"message":"Họ và tên /);
        const change = editor.update(user, member.documentId, { fullName });
        await expect(change).rejects.toThrow(/"path":\["fullName"\]/);
      },
    );

    it('allows other changes in the panel to accounts with an older name', async () => {
      const { documentId } = await newMember(api);
      await api.sql('update up_users set full_name = ? where document_id = ?', [
        'Nguy?n An',
        documentId,
      ]);
      await editor.update(user, documentId, { fullName: 'Nguy?n An', company: 'Công ty\u200b A' });
      const [row] = await api.sql('select company from up_users where document_id = ?', [
        documentId,
      ]);
      expect(row).toEqual({ company: 'Công ty A' });
      const renamed = editor.update(user, documentId, { fullName: 'Tr?n An' });
      await expect(renamed).rejects.toThrow(/"path":\["fullName"\]/);
    });
  });

  it.each(['912345678', '84912345678', '0084912345678', '+84 (0)912 345 678', "'+84912345678"])(
    'stores the phone number %j as 0912345678, from the form and from the panel',
    async (phone) => {
      const input = registration({ phone });
      await register(input);
      expect(await accounts(input.email)).toMatchObject([{ phone: '0912345678' }]);
      const { documentId } = await newMember(api);
      await editor.update(user, documentId, { phone });
      const [row] = await api.sql('select phone from up_users where document_id = ?', [documentId]);
      expect(row).toEqual({ phone: '0912345678' });
    },
  );

  it('finds a discount code with any spaces and dashes', async () => {
    await editor.create('api::discount.discount', {
      code: 'dan-2026',
      label: 'Dán',
      type: 'percent',
      value: 10,
    });
    for (const code of ['DAN\u20132026', '\u200bdan-2026\u00a0', 'dan - 2026', 'ＤＡＮ-2026']) {
      const found = await callApi<{ data: { code: string } }>(
        api,
        `/discount/getDiscount?code=${encodeURIComponent(code)}`,
        { token: member.token },
      );
      expect(found.body.data).toMatchObject({ code: 'DAN-2026' });
    }
  });

  describe('query arguments', () => {
    it('includes more than twenty arguments', () =>
      expect(readArguments.length).toBeGreaterThan(20));

    it.each(readArguments)('normalizes $call: $name', async ({ path, access, name }) => {
      const token = { PUBLIC: undefined, MEMBER: member.token, STAFF: staff.token }[access];
      const call = async (value: string) => {
        const query = path
          .split('?')[1]
          ?.split('&')
          .filter((part) => part.includes(`{args.${name}`))
          .map((part) => `${part.split('=')[0]}=${encodeURIComponent(value)}`)
          .join('&');
        const { status, body } = await callApi(
          api,
          `${path.split('?')[0]?.replace(/\{.*?\}/g, 'x')}?${query}`,
          { token },
        );
        return { status, body };
      };
      const plain = await call('hoà an');
      for (const text of fc.sample(pasted('hoà an'), { numRuns: 3, seed: 7 })) {
        expect(await call(text)).toEqual(plain);
      }
    });
  });
});
