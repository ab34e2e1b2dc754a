import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { callApi, type Failure } from '../server/callApi';
import { databases } from '../server/database';
import { newMember, newStaff } from '../server/members';
import { startApi, type TestApi } from '../server/startApi';

type Access = 'everybody' | 'member' | 'staff';

/** Who may call what. An endpoint that is not here fails the first test below. */
const rights: Record<string, Access> = {
  'POST /auth/local': 'everybody',
  'POST /auth/local/register': 'everybody',
  'POST /auth/forgot-password': 'everybody',
  'POST /auth/reset-password': 'everybody',
  'POST /auth/change-password': 'member',
  // These two look for the refresh cookie first.
  'POST /auth/refresh': 'everybody',
  'POST /auth/logout': 'everybody',
  'GET /users/me': 'member',
  'PUT /users/me': 'member',
  'GET /courses': 'everybody',
  'GET /courses/:key': 'everybody',
  'GET /course-categories': 'everybody',
  'GET /course-categories/:key': 'everybody',
  'GET /documents': 'everybody',
  'GET /documents/:key': 'everybody',
  'GET /document-categories': 'everybody',
  'GET /document-categories/:key': 'everybody',
  'GET /seminars': 'everybody',
  'GET /seminars/:key': 'everybody',
  'GET /news-categories': 'everybody',
  'GET /news-categories/:key': 'everybody',
  'GET /news-posts': 'everybody',
  'GET /news-posts/:key': 'everybody',
  'GET /about-pages': 'everybody',
  'GET /about-pages/:key': 'everybody',
  'GET /co-managers': 'everybody',
  'GET /co-managers/:key': 'everybody',
  'GET /standard-lists': 'everybody',
  'GET /standard-lists/:key': 'everybody',
  'GET /standard-pages': 'everybody',
  'GET /standard-pages/:key': 'everybody',
  'GET /company-information': 'everybody',
  'GET /quantity-discount-rule': 'everybody',
  'GET /home-page': 'everybody',
  'GET /trang-gia-nhap-iia': 'everybody',
  'GET /trang-loi-ich-hoi-vien': 'everybody',
  'GET /trang-bang-cap-cua-iia': 'everybody',
  'GET /trang-xac-minh-chung-chi': 'everybody',
  'GET /trang-cach-thuc-dat-chung-nhan': 'everybody',
  'GET /trang-iap': 'everybody',
  'GET /trang-cia': 'everybody',
  'GET /trang-crma': 'everybody',
  'GET /trang-yeu-cau-cpe': 'everybody',
  'GET /member-benefits': 'everybody',
  'GET /partners': 'everybody',
  'GET /services': 'everybody',
  'GET /services/:key': 'everybody',
  'GET /certificate-statuses': 'everybody',
  'GET /certificate-statuses-user': 'member',
  'POST /contacts': 'everybody',
  'POST /order/quote': 'everybody',
  'POST /order/addUserOrder': 'member',
  'POST /order/cancelUserOrder': 'member',
  'GET /discount/getDiscount': 'member',
  'GET /user-renew-price': 'everybody',
  'GET /user-renew-requests': 'member',
  'POST /user-renew-requests': 'member',
  // A bank's signature stands in place of a login: see bankWebhook.test.ts.
  'POST /payment/bank-webhook': 'everybody',
  'GET /order/userOrder': 'member',
  'GET /order/userOrderById': 'member',
  'GET /order/userOrderDetail': 'member',
  'GET /course/checkUserCourse': 'member',
  'GET /course/getUserCourse': 'member',
  'GET /document/checkUserDocument': 'member',
  'GET /document/getUserDocument': 'member',
  // The signed link in its query is the right.
  'GET /download': 'everybody',
  'GET /analysis': 'staff',
  'GET /analysis/users': 'staff',
  'POST /analysis/user-remind': 'staff',
  'GET /notification/userNoti': 'member',
  'POST /notification/read': 'member',
};

interface Route {
  method: string;
  path: string;
  config: { auth?: unknown; policies?: string[] };
}

const routeFiles = import.meta.glob<{ routes: Route[] }>('../../cms/src/api/*/routes/*.ts', {
  eager: true,
  import: 'default',
});
const routes = Object.values(routeFiles).flatMap((file) => file.routes);
const nameOf = ({ method, path }: Route) => `${method} ${path}`;

describe('the table of rights', () => {
  it('holds every endpoint, and no other', () => {
    expect(routes.map(nameOf).sort()).toEqual(Object.keys(rights).sort());
  });

  it.each(routes.map((route) => [nameOf(route), route] as const))(
    'is what guards %s',
    (name, route) => {
      const policies = { everybody: [], member: ['global::member'], staff: ['global::staff'] };
      const access = rights[name] ?? 'staff';
      expect(route.config.policies ?? []).toEqual(policies[access]);
      expect(route.config.auth).toBe(false);
    },
  );
});

describe.each(databases)('the table of rights on %s', (database) => {
  let api: TestApi;
  let tokens: { member: string; staff: string };

  beforeAll(async () => {
    api = await startApi({ database });
    tokens = { member: (await newMember(api)).token, staff: (await newStaff(api)).token };
  });

  afterAll(() => api.stop());

  const call = (name: string, token?: string) => {
    const [method = '', path = ''] = name.split(' ');
    return callApi<Failure>(api, path.replace(':key', 'khong-co'), {
      method,
      token,
      ...(method !== 'GET' && { json: {} }),
    });
  };

  it.each(Object.entries(rights))('holds for %s: %s', async (name, access) => {
    const needsCookie = name === 'POST /auth/refresh' || name === 'POST /auth/logout';
    const visitor = (await call(name)).status;
    if (access === 'everybody' && !needsCookie) expect([401, 403]).not.toContain(visitor);
    else expect(visitor).toBe(401);
    if (needsCookie) return;
    const member = (await call(name, tokens.member)).status;
    if (access === 'staff') expect(member).toBe(403);
    else expect([401, 403]).not.toContain(member);
    expect([401, 403]).not.toContain((await call(name, tokens.staff)).status);
  });

  it('is not moved by what the panel grants, which a start takes back', async () => {
    await api.sql(
      `insert into up_permissions (document_id, action) values ('x', 'plugin::users-permissions.user.find')`,
    );
    await api.restart();
    expect(await api.sql('select id from up_permissions')).toEqual([]);
    expect((await callApi(api, '/users', { token: tokens.staff })).status).toBe(404);
  });
});
