import { describe, expect, it } from 'vitest';
import { refusedFieldOf, type Reply } from '../support/callAs';
import { firstDatabase } from '../support/database';
import { enrolledSecret, enrollPanelUser } from '../support/enroll';
import {
  newChief,
  chiefLogin,
  loginOf,
  newPanelUser,
  logInToPanel,
  type PanelUser,
} from '../support/staff';
import { type Passkey, newPasskey, codeOf } from '../support/secondFactor';
import type { TestApi } from '../support/startApi';
import { storedEmails } from '../support/mail';
import { shared, sharedApi } from '../support/suite';

const own = '/content-manager/panel/own-factor';

type Json = Reply<{ json: string }>;

interface Listed {
  data: { documentId: string; name: string; lastUsedAt: string | null }[];
}

type Login = typeof chiefLogin;

describe.each(firstDatabase)('a passkey in the panel, on %s', (database) => {
  const api = sharedApi({ database });
  const chief = shared(() => newChief(api));
  /** Without `PUBLIC_URL` the panel is served by the API itself. */
  const originOf = ({ url }: TestApi) => `http://localhost:${new URL(url).port}`;
  const reads = async (user: PanelUser) => (await user.call('/admin/users/me')).status;

  /** An editor with an app, in a session verified by it. */
  const newEditor = async (name: string) => {
    const who = { ...loginOf('strapi-editor'), email: `${name}@example.com` };
    return { who, editor: await newPanelUser(api, chief, 'strapi-editor', who) };
  };
  /** Failed attempts of one address are logged up to a limit. */
  const login = (who: Login) => logInToPanel(api, who, '203.0.113.24');
  const proofOf = async ({ password }: Login) => {
    await api.sql('update admin_second_factors set last_step = 0');
    return { password, code: codeOf(enrolledSecret) };
  };
  const start = async (user: PanelUser, as: Login) =>
    user.call<Json>(`${own}/passkeys/start`, 'POST', await proofOf(as));
  const save = (user: PanelUser, credential: string) =>
    user.call<Json>(`${own}/passkeys/add`, 'POST', { name: 'Máy ở cơ quan', credential });
  const add = async (user: PanelUser, as: Login): Promise<Passkey> => {
    const passkey = newPasskey(originOf(api));
    const { body } = await start(user, as);
    expect((await save(user, passkey.create(body.data.json))).status).toBe(200);
    return passkey;
  };
  const request = async (user: PanelUser) =>
    (await user.call<Json>(`${own}/ask-passkey`, 'POST', {})).body.data.json;
  const prove = async (user: PanelUser, credential: string) =>
    (await user.call(`${own}/prove-by-passkey`, 'POST', { credential })).status;
  const listed = async (user: PanelUser) => (await user.call<Listed>(`${own}/passkeys`)).body.data;
  const remove = async (user: PanelUser, id: string | undefined, proof: object) =>
    user.call<Json>(`${own}/passkeys/remove`, 'POST', { id, ...proof });

  it('requires password and code to add, and opens one other login once', async () => {
    const { editor, who } = await newEditor('binh');
    for (const [password, field] of [
      ['Sai-mat-khau-1', 'password'],
      [who.password, 'code'],
    ]) {
      const proof = { password, code: '000000' };
      const refused = editor.call<Json>(`${own}/passkeys/start`, 'POST', proof);
      expect(await refusedFieldOf(refused)).toEqual([400, field]);
    }
    const passkey = await add(editor, who);
    expect(await listed(editor)).toMatchObject([{ name: 'Máy ở cơ quan', lastUsedAt: null }]);

    const [second, third] = [await login(who), await login(who)];
    const state = await second.call<{ data: object }>(own);
    expect(state.body.data).toMatchObject({ state: 'unproved', hasPasskeys: true });
    const options = await request(second);
    expect(JSON.parse(options)).toMatchObject({
      userVerification: 'required',
      allowCredentials: [{ id: passkey.id.toString('base64url') }],
    });
    const credential = passkey.get(options);
    expect(await prove(second, credential)).toBe(200);
    expect(await reads(second)).toBe(200);
    expect(await listed(second)).toMatchObject([{ lastUsedAt: expect.any(String) as string }]);
    expect(await prove(third, credential)).toBe(400);
    expect(await reads(third)).toBe(403);

    await expect.poll(() => api.log()).toContain('Failed login to the panel: wrong passkey, acc');
    const stored = JSON.stringify(await api.sql('select * from admin_passkey_challenges'));
    expect(stored).not.toContain((JSON.parse(options) as { challenge: string }).challenge);
    const emails = await storedEmails(api, who.email);
    expect(emails.at(-1)?.subject).toBe('Một khoá truy cập của trang quản trị đã được thêm');
  });

  it('rejects a passkey of another user, of the site, or with a challenge for another purpose', async () => {
    const [{ editor, who }, other] = [await newEditor('chi'), await newEditor('dung')];
    const others = await add(other.editor, other.who);
    const mine = await add(editor, who);
    const unproved = await login(who);
    expect(await prove(unproved, others.get(await request(unproved)))).toBe(400);
    expect(await prove(unproved, mine.get(await request(other.editor)))).toBe(400);
    const { challenge, rp } = JSON.parse((await start(editor, who)).body.data.json) as {
      challenge: string;
      rp: { id: string };
    };
    const forAdding = JSON.stringify({ challenge, rpId: rp.id });
    expect(await prove(unproved, mine.get(forAdding))).toBe(400);
    expect(await reads(unproved)).toBe(403);

    const site = newPasskey('http://localhost:3000');
    const fromSite = site.create((await start(editor, who)).body.data.json);
    expect((await save(editor, fromSite)).status).toBe(400);
    const requested = JSON.parse(await request(editor)) as { challenge: string };
    const forShowing = JSON.stringify({ challenge: requested.challenge, rp });
    const forAnotherPurpose = newPasskey(originOf(api)).create(forShowing);
    expect((await save(editor, forAnotherPurpose)).status).toBe(400);
    expect(await listed(editor)).toHaveLength(1);
  });

  it('refuses adding, listing and removing in a login with the password only', async () => {
    const { editor, who } = await newEditor('giang');
    await add(editor, who);
    const [{ documentId } = { documentId: '' }] = await listed(editor);
    const unproved = await login(who);
    const proof = await proofOf(who);
    expect((await start(unproved, who)).status).toBe(403);
    const { body } = await start(editor, who);
    const credential = newPasskey(originOf(api)).create(body.data.json);
    expect((await save(unproved, credential)).status).toBe(403);
    expect((await remove(unproved, documentId, proof)).status).toBe(403);
    expect((await unproved.call(`${own}/passkeys`)).status).toBe(403);
    expect(await listed(editor)).toHaveLength(1);
  });

  it('opens nothing once it is removed', async () => {
    const { editor, who } = await newEditor('hoa');
    const passkey = await add(editor, who);
    const unproved = await login(who);
    const credential = passkey.get(await request(unproved));
    const [{ documentId } = { documentId: '' }] = await listed(editor);
    const proof = await proofOf(who);
    expect((await remove(editor, documentId, { ...proof, code: '000000' })).status).toBe(400);
    const chiefs = await remove(chief, documentId, await proofOf(chiefLogin));
    expect(chiefs.status).toBe(400);
    expect((await remove(editor, documentId, await proofOf(who))).status).toBe(200);
    expect(await listed(editor)).toEqual([]);
    expect(await prove(unproved, credential)).toBe(400);
    expect((await unproved.call(`${own}/ask-passkey`, 'POST', {})).status).toBe(400);
    expect(await reads(unproved)).toBe(403);
    const entries = await api.sql<{ action: string }>(
      `select action from audit_entries where subject_kind = 'panel_user'
           and subject_id = (select cast(id as varchar(20)) from admin_users where email = ?)
           and action like 'passkey%' order by id desc limit 2`,
      [who.email],
    );
    expect(entries.map(({ action }) => action)).toEqual(['passkey_removed', 'passkey_added']);
    const emails = await storedEmails(api, who.email);
    expect(emails.at(-1)?.subject).toBe('Một khoá truy cập của trang quản trị đã được xoá');
  });

  it('is deleted when the second factor is reset, and with its user', async () => {
    const { editor: first, who: lost } = await newEditor('khanh');
    const [{ id } = { id: 0 }] = await api.sql<{ id: number }>(
      'select id from admin_users where email = ?',
      [lost.email],
    );
    const left = async () => {
      const tables = ['admin_passkeys', 'admin_passkey_challenges'];
      const rows = await Promise.all(
        tables.map((table) => api.sql(`select 1 from ${table} where user_id = ?`, [id])),
      );
      return rows.flat().length;
    };
    await add(first, lost);
    const begun = newPasskey(originOf(api)).create((await start(first, lost)).body.data.json);
    expect(await left()).toBe(2);
    const json = { userId: String(id), reason: 'Mất điện thoại' };
    const reset = await chief.call('/content-manager/panel/user-factors/reset', 'POST', json);
    expect(reset.status).toBe(200);
    expect(await left()).toBe(0);
    expect((await save(first, begun)).status).toBe(401);

    const again = await login(lost);
    await enrollPanelUser(api, lost.email);
    await add(again, lost);
    expect(await left()).toBe(1);
    expect((await chief.call(`/admin/users/${id}`, 'DELETE')).status).toBe(200);
    expect(await left()).toBe(0);
  });
});
