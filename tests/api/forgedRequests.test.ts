import { describe, expect, it } from 'vitest';
import { strictDatabase } from '../support/database';
import { ownCertificate } from './operations/certification';
import { ownRenewal } from './operations/membership';
import { ownWaiting } from './operations/waitingList';
import { callApi, type ApiResponse, type Failure } from '../support/api';
import { boughtCourse, boughtDocument, pendingOrder } from './operations/given';
import { routes, type Route } from '../support/routes';
import { createFixture, type Fixture } from './operations/Fixture';
import { shared } from '../support/suite';

const closed = [...routes.values()].filter(({ config }) => (config.policies ?? []).length > 0);
const named = closed.map((route) => [`${route.method} ${route.path}`, route] as const);

const call = (
  { api }: Fixture,
  { method, path }: Route,
  headers: Record<string, string>,
  at = path,
): Promise<ApiResponse<Failure>> =>
  callApi(api, at, { method, headers, ...(method !== 'GET' && { json: {} }) });

const encode = (value: object): string => Buffer.from(JSON.stringify(value)).toString('base64url');

/** Tokens derived from a real one without knowing the secret. */
function forged(token: string, foreignUser: number): string[] {
  const [header = '', payload = '', signature = ''] = token.split('.');
  const claims = JSON.parse(Buffer.from(payload, 'base64url').toString()) as object;
  const foreign = encode({ ...claims, userId: String(foreignUser) });
  return [
    `${header}.${foreign}.${signature}`,
    `${encode({ alg: 'none', typ: 'JWT' })}.${foreign}.`,
    `${header}.${payload}.${signature.slice(0, -2)}`,
    'undefined',
  ];
}

const known = (fixture: Fixture, body: unknown): string[] => {
  const text = JSON.stringify(body);
  return [...fixture.secrets].filter((secret) => text.includes(secret));
};

/** Requests that no operation would send: forged tokens, odd paths, and other users' ids. */
describe.each(strictDatabase)('over plain HTTP, on %s', (database) => {
  const fixture = shared(
    () => createFixture(database),
    ({ api }) => api.stop(),
  );

  const other = () => {
    const caller = fixture.callers.other;
    if (!caller) throw new Error('The other member has no account.');
    return caller;
  };

  it.each(named)('requires a valid token for %s', async (_name, route) => {
    const { token } = other();
    const tokens = forged(token, fixture.member.id);
    const ways: Record<string, string>[] = [
      ...tokens.map((falseToken) => ({ Authorization: `Bearer ${falseToken}` })),
      { Authorization: `Basic ${token}` },
      { Authorization: token },
      { Cookie: `token=${token}; jwt=${token}` },
    ];
    await Promise.all(
      ways.map(async (headers) => {
        const { status, body } = await call(fixture, route, headers);
        expect([headers, status, body.data]).toEqual([headers, 401, null]);
      }),
    );
    const inQuery = `${route.path}?token=${token}&access_token=${token}`;
    expect((await call(fixture, route, {}, inQuery)).status).toBe(401);
  });

  it.each(named)('protects %s in any spelling of its path', async (_name, route) => {
    const { path } = route;
    const spellings = [`${path}/`, `/${path}`, path.toUpperCase(), `${path}%2f`, `${path};a=b`];
    await Promise.all(
      spellings.map(async (spelling) => {
        const { status } = await call(fixture, route, {}, spelling);
        expect([spelling, [401, 404, 405].includes(status)]).toEqual([spelling, true]);
      }),
    );
  });

  const ownLists = [
    ['/users/me', () => Promise.resolve()],
    ['/order/userOrder', pendingOrder],
    ['/course/getUserCourse', boughtCourse],
    ['/document/getUserDocument', boughtDocument],
    ['/notification/userNoti', pendingOrder],
    ['/user-renew-requests', ownRenewal],
    ['/certificate-statuses-user', ownCertificate],
    ['/waiting-list/userWaiting', ownWaiting],
  ] as const;
  it.each(ownLists)(
    'returns at GET %s only own data, whatever user the query names',
    async (path, thing) => {
      const { api, member } = fixture;
      await thing(fixture);
      const own = await callApi(api, path, { token: member.token });
      expect(known(fixture, own.body)).not.toEqual([]);
      const { id } = member;
      const queries = [
        ...['user', 'userId', 'user_id', 'member', 'filters[user]', 'filters[user][id][$eq]'].map(
          (name) => `${name}=${id}`,
        ),
        `email=${member.email}`,
        `documentId=${member.documentId}`,
        'populate=*&filters[id][$gt]=0&pagination[pageSize]=100',
      ];
      for (const query of queries) {
        const { status, body } = await callApi(api, `${path}?${query}`, { token: other().token });
        expect([query, [200, 400].includes(status)]).toEqual([query, true]);
        expect(known(fixture, body)).toEqual([]);
      }
    },
  );

  const byId = [
    ['/order/userOrderById', pendingOrder],
    ['/order/userOrderDetail', pendingOrder],
    ['/course/getUserCourse', boughtCourse],
    ['/document/getUserDocument', boughtDocument],
  ] as const;
  it.each(byId)('refuses at GET %s another member’s id in any spelling', async (path, thing) => {
    const id = await thing(fixture);
    const [row] = await fixture.api.sql<{ id: number }>(
      'select id from orders where document_id = ?',
      [await pendingOrder(fixture)],
    );
    const spellings = [
      `id=${id}`,
      `id=${row?.id}`,
      `id[]=${id}`,
      `id[$eq]=${id}`,
      'id[$ne]=x',
      `id=x&id=${id}`,
      `id=${id}&userId=${fixture.member.id}`,
      `id=${encodeURIComponent(`${id}' or '1'='1`)}`,
      'id=%25',
    ];
    for (const spelling of spellings) {
      const response = await callApi<Failure>(fixture.api, `${path}?${spelling}`, {
        token: other().token,
      });
      expect([spelling, [400, 404].includes(response.status)]).toEqual([spelling, true]);
      expect(response.body.data).toBeNull();
    }
  });
});
