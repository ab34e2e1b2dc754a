import { createHmac } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { callApi } from '../support/api';
import { firstDatabase } from '../support/database';
import { loginOf, newChief, newPanelUser, panelUserOf } from '../support/staff';
import { readServerRoutes, routeLine, type ServerRoute } from '../support/routes';
import { rights } from './rights';
import { testSecrets } from '../support/startApi';
import { shared, sharedApi } from '../support/suite';

const factors = '/content-manager/panel/user-factors';

describe.each(firstDatabase)('permissions in the panel, on %s', (database) => {
  const api = sharedApi({ database });
  const chief = shared(() => newChief(api));
  const orderStaff = shared(() => newPanelUser(api, chief, 'order-staff'));
  const routes = shared(() => readServerRoutes(api));

  describe('routes and strategies', () => {
    it('registers no unreviewed authentication strategy', () => {
      expect(routes.strategies).toEqual({
        admin: ['admin', 'admin-token'],
        'content-api': ['content-api-token', 'users-permissions'],
        api: [],
      });
    });

    it('serves no unreviewed panel route', async () => {
      const lines = routes.declared.filter(({ type }) => type === 'admin').map(routeLine);
      const list = `${lines.sort().join('\n')}\n`;
      await expect(list).toMatchFileSnapshot('./panelRoutes.txt');
    });

    it('serves no API route outside the contract, and none by Strapi permissions', () => {
      const others = routes.declared.filter(({ type }) => type === 'content-api');
      const name = ({ method, path }: ServerRoute) => `${method} ${path.replace(/^\/api/, '')}`;
      expect(others.map(name).filter((route) => !rights.has(route))).toEqual([]);
      expect(others.filter(({ auth }) => auth !== false).map(name)).toEqual([]);
      expect(others.length).toBeGreaterThan(100);
    });

    it('serves nothing beside its declared routes but files, health and the panel page', () => {
      const declared = new Set(
        routes.declared.map(({ method, path }) => `${method} ${path.replace(/\/$/, '')}`),
      );
      const others = routes.served
        .filter(({ method, path }) => method !== 'HEAD' && path !== '/_health')
        .map(({ method, path }) => `${method} ${path}`)
        .filter((name) => !declared.has(name));
      expect(others.sort()).toEqual([
        'GET /',
        'GET /((?!uploads/).+)',
        'GET /admin/:path*',
        'GET /uploads/(.*)',
      ]);
    });

    it('accepts only a session of the panel on its routes', () => {
      const guarded = routes.declared.filter(
        ({ type, auth }) => type === 'admin' && auth !== false,
      );
      expect(guarded.filter(({ auth }) => String(auth) !== 'admin')).toEqual([]);
      expect(guarded.length).toBeGreaterThan(50);
    });

    it('allows everyone only routes that open, renew or restore a session', () => {
      const open = routes.declared.filter(({ type, auth }) => type === 'admin' && auth === false);
      expect(open.map(routeLine).sort()).toEqual([
        'GET /admin/init: everyone',
        'GET /admin/project-type: everyone',
        'GET /admin/registration-info: everyone',
        'GET /content-manager/preview/script: everyone',
        'POST /admin/access-token: everyone',
        'POST /admin/forgot-password: everyone',
        'POST /admin/login: everyone',
        'POST /admin/register-admin: everyone',
        'POST /admin/register: everyone',
        'POST /admin/reset-password: everyone',
      ]);
    });
  });

  describe('a token made in Strapi', () => {
    const hashOf = (key: string) =>
      createHmac('sha512', testSecrets.API_TOKEN_SALT).update(key).digest('hex');
    const ownerOf = async (email: string) =>
      (await api.sql<{ id: number }>('select id from admin_users where email = ?', [email]))[0]?.id;
    const insertToken = async (kind: string, type: string | null, email: string) => {
      const key = `khoa-${kind}`;
      await api.sql(
        `insert into strapi_api_tokens (name, kind, type, access_key) values (?, ?, ?, ?)`,
        [key, kind, type, hashOf(key)],
      );
      await api.sql(
        `insert into strapi_api_tokens_admin_user_owner_lnk (api_token_id, user_id)
         select id, ? from strapi_api_tokens where name = ?`,
        [await ownerOf(email), key],
      );
      return panelUserOf(api, key);
    };

    it('opens no panel route, and resets no second factor', async () => {
      const token = await insertToken('admin', null, 'quantri@example.com');
      const userId = String(await ownerOf(loginOf('order-staff').email));
      const reset = await token.call(`${factors}/reset`, 'POST', { userId, reason: 'Mất máy' });
      const reads = ['/admin/users/me', '/content-manager/init', factors, '/admin/users'];
      const statuses = await Promise.all(
        reads.map(async (path) => (await token.call(path)).status),
      );
      expect([reset.status, ...statuses]).toEqual([401, 401, 401, 401, 401]);
      expect((await orderStaff.call('/admin/users/me')).status).toBe(200);
    });

    it('opens no API route that Strapi permissions would open', async () => {
      await insertToken('content-api', 'full-access', 'quantri@example.com');
      const headers = { Authorization: 'Bearer khoa-content-api' };
      const { status } = await callApi(api, '/content-type-builder/content-types', { headers });
      expect([401, 404]).toContain(status);
    });

    it.each(['/admin/admin-tokens', '/admin/api-tokens', '/admin/transfer/tokens'])(
      'refuses creating, changing and listing tokens: %s',
      async (path) => {
        const json = {
          name: 'x',
          description: '',
          type: 'full-access',
          lifespan: null,
          permissions: ['push'],
          adminPermissions: [],
        };
        const responses = await Promise.all([
          chief.call(path),
          chief.call(path, 'POST', json),
          chief.call(`${path}/1`, 'PUT', json),
          chief.call(`${path}/1/regenerate`, 'POST', {}),
        ]);
        expect(responses.map(({ status }) => status)).toEqual([403, 403, 403, 403]);
      },
    );

    it('deletes tokens and webhooks at the next start', async () => {
      await api.sql(
        `insert into strapi_webhooks (name, url, headers, events, enabled)
         values ('x', 'http://127.0.0.1:9/x', '{}', '["entry.create"]', ?)`,
        [true],
      );
      await api.sql(`insert into strapi_transfer_tokens (name, access_key) values ('x', 'y')`);
      await api.restart();
      const left = await Promise.all(
        ['strapi_api_tokens', 'strapi_transfer_tokens', 'strapi_webhooks'].map((table) =>
          api.sql(`select id from ${table}`),
        ),
      );
      expect(left).toEqual([[], [], []]);
    });
  });

  describe('a Strapi setting', () => {
    const closed: [string, string, object?][] = [
      ['POST', '/admin/webhooks', { name: 'x', url: 'http://127.0.0.1/', headers: {}, events: [] }],
      ['POST', '/admin/webhooks/1/trigger', {}],
      ['POST', '/admin/roles', { name: 'x', description: '' }],
      ['PUT', '/admin/roles/2', { name: 'x', description: '' }],
      ['PUT', '/admin/roles/2/permissions', { permissions: [] }],
      ['DELETE', '/admin/roles/2'],
      ['POST', '/admin/roles/batch-delete', { ids: [2] }],
      ['POST', '/admin/project-settings', {}],
      ['POST', '/users-permissions/roles', { name: 'x', description: 'x', permissions: {} }],
      ['PUT', '/users-permissions/roles/1', { name: 'x', description: 'x', permissions: {} }],
      ['DELETE', '/users-permissions/roles/1'],
      ['PUT', '/users-permissions/advanced', { default_role: 'staff' }],
      ['PUT', '/users-permissions/email-templates', {}],
      ['PUT', '/users-permissions/providers', { providers: {} }],
      ['POST', '/i18n/locales', { code: 'fr', name: 'French', isDefault: false }],
      ['PUT', '/i18n/settings', { aiLocalizations: true }],
      ['POST', '/email', { to: 'nguoi-la@example.com', subject: 'x', text: 'x' }],
      ['POST', '/email/test', { to: 'nguoi-la@example.com' }],
      ['PUT', '/upload/settings', { sizeOptimization: false }],
      ['PUT', '/upload/configuration', { pageSize: 10, sort: 'createdAt:DESC' }],
      ['POST', '/upload/actions/upload-from-urls', { urls: ['http://127.0.0.1:1/'] }],
      ['POST', '/content-type-builder/update-schema', { data: {} }],
      ['PUT', '/content-manager/content-types/api::partner.partner/configuration', {}],
      ['PUT', '/content-manager/components/shared.seo/configuration', {}],
    ];

    it.each(closed)('refuses changes even to a super administrator: %s %s', async (...call) => {
      const [method, path, json] = call;
      const { status } = await chief.call(path, method, json);
      expect([403, 404, 405]).toContain(status);
    });

    it('is hidden, as no role has the permission', async () => {
      const { body } = await chief.call<{ data: { action: string }[] }>(
        '/admin/users/me/permissions',
      );
      const settings = body.data
        .map(({ action }) => action)
        .filter((action) => !/content-manager\.explorer\.|::upload\.(read|assets)/.test(action));
      expect([...new Set(settings)].sort()).toEqual([
        'admin::roles.read',
        'admin::users.create',
        'admin::users.delete',
        'admin::users.read',
        'admin::users.update',
      ]);
    });
  });
});
