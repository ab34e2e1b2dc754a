import { beforeAll, describe, expect, it } from 'vitest';
import { callApi } from '../support/api';
import { strictDatabase, insert } from '../support/database';
import { enrollPanelUser } from '../support/enroll';
import { newMember, type TestMember } from '../support/members';
import { loginOf, newChief, newPanelUser, type PanelUser, logInToPanel } from '../support/staff';
import { shared, sharedApi } from '../support/suite';
import { openSession, refreshSession, type Session } from '../support/sessions';

const accounts = '/content-manager/collection-types/plugin::users-permissions.user';
const newPassword = 'Thuyen giay qua cau 7';

describe.each(strictDatabase)('a closed account, on %s', (database) => {
  const api = sharedApi({ database });
  const chief = shared(() => newChief(api));
  let roles: Map<string, number>;

  beforeAll(async () => {
    const rows = await api.sql<{ id: number; type: string }>('select id, type from up_roles');
    roles = new Map(rows.map(({ id, type }) => [type, id]));
  });

  const open = (member: TestMember) => openSession(api, member);
  const useToken = async (token: string) => (await callApi(api, '/users/me', { token })).status;
  const statuses = async ({ token, cookie }: Session) => [
    await useToken(token),
    (await refreshSession(api, cookie)).status,
  ];

  const save = async ({ documentId }: TestMember, json: object) => {
    const { status, body } = await chief.call(`${accounts}/${documentId}`, 'PUT', json);
    expect(status, JSON.stringify(body)).toBe(200);
  };
  const store = ({ id }: TestMember, column: string, value: unknown) =>
    api.sql(`update up_users set ${column} = ? where id = ?`, [value, id]);
  const roleTo = (type: string) => ({ role: { set: [{ id: roles.get(type) }] } });

  const ways: [string, (member: TestMember) => Promise<unknown>][] = [
    ['blocked in the panel', (member) => save(member, { blocked: true })],
    ['blocked in the database', (member) => store(member, 'blocked', true)],
    ['given a password in the panel', (member) => save(member, { password: newPassword })],
    ['given a password in the database', (member) => store(member, 'password', '$2a$10$x')],
    ['given a role in the panel', (member) => save(member, roleTo('staff'))],
    [
      'left without a role',
      ({ id }) => api.sql('delete from up_users_role_lnk where user_id = ?', [id]),
    ],
    ['deleted in the database', ({ id }) => api.sql('delete from up_users where id = ?', [id])],
  ];

  it.each(ways)('loses every session at once when %s', async (_, end) => {
    const [member, other] = [await newMember(api), await newMember(api)];
    const [first, second, others] = [await open(member), await open(member), await open(other)];
    await end(member);
    expect(await useToken(first.token)).toBe(401);
    expect(await statuses(second)).toEqual([401, 401]);
    expect(await statuses(others)).toEqual([200, 200]);
  });

  it('keeps its sessions ended when the block is lifted', async () => {
    const member = await newMember(api);
    const session = await open(member);
    await save(member, { blocked: true });
    await save(member, { blocked: false });
    expect(await statuses(session)).toEqual([401, 401]);
    expect(await statuses(await open(member))).toEqual([200, 200]);
  });

  it('keeps its sessions through a save that changes none of this', async () => {
    const member = await newMember(api);
    const session = await open(member);
    const read = await chief.call<{ data: object }>(`${accounts}/${member.documentId}`);
    const { blocked, confirmed, fullName } = read.body.data as Record<string, unknown>;
    await save(member, { blocked, confirmed, fullName, password: '', company: 'Công ty Mới' });
    await save(member, roleTo('authenticated'));
    await save(member, { role: { connect: [], disconnect: [] } });
    expect(await statuses(session)).toEqual([200, 200]);
  });

  it('loses sessions from before sessions were recorded', async () => {
    const member = await newMember(api);
    const session = await open(member);
    const [row] = await api.sql('select * from strapi_sessions order by id desc limit 1');
    await save(member, { blocked: true });
    await insert(api, 'strapi_sessions', row ?? {});
    await api.restart();
    await save(member, { blocked: false });
    expect(await statuses(session)).toEqual([401, 401]);
  });

  describe('of the panel', () => {
    const logIn = async (role: string, password = loginOf(role).password) => {
      const json = { ...loginOf(role), password };
      const user = await logInToPanel(api, json);
      await enrollPanelUser(api, json.email);
      return user;
    };
    const me = async (user: PanelUser) => (await user.call('/admin/users/me')).status;
    const idOf = async (role: string) => {
      const [row] = await api.sql<{ id: number }>('select id from admin_users where email = ?', [
        loginOf(role).email,
      ]);
      return row?.id;
    };
    const saveUser = async (id: number | undefined, json: object) => {
      const { status, body } = await chief.call(`/admin/users/${id}`, 'PUT', json);
      expect(status, JSON.stringify(body)).toBe(200);
    };

    it('loses its sessions when deactivated, and does not regain them when reactivated', async () => {
      await newPanelUser(api, chief, 'strapi-editor');
      const user = await logIn('strapi-editor');
      expect(await me(user)).toBe(200);
      const id = await idOf('strapi-editor');
      await saveUser(id, { isActive: false });
      await saveUser(id, { isActive: true });
      expect(await me(user)).toBe(401);
    });

    it('loses its sessions when another user sets its password or changes its role', async () => {
      await newPanelUser(api, chief, 'order-staff');
      const id = await idOf('order-staff');
      const first = await logIn('order-staff');
      await saveUser(id, { password: newPassword });
      expect(await me(first)).toBe(401);
      const second = await logIn('order-staff', newPassword);
      const [chiefs] = await api.sql<{ id: number }>(
        "select id from admin_roles where code = 'strapi-editor'",
      );
      await saveUser(id, { roles: [chiefs?.id] });
      expect(await me(second)).toBe(401);
    });
  });
});
