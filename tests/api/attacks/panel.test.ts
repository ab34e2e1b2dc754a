import { createHmac } from 'node:crypto';
import { beforeAll, describe, expect, it } from 'vitest';
import {
  newEditor,
  loginOf,
  newPanelUser,
  outsider,
  panelUserOf,
  type PanelUser,
  editorLogin,
  logInToPanel,
} from '../../support/staff';
import { callApi } from '../../support/api';
import { firstDatabase, countRows, insert } from '../../support/database';
import { enrolledSecret, enrollPanelUser } from '../../support/enroll';
import { newMember, registration } from '../../support/members';
import { addItem, addShopSettings } from '../../support/content';
import { orderCourse, orderBody, placeOrder } from '../../support/orders';
import { codeOf } from '../../support/secondFactor';
import { pathToNothing, routes } from '../../support/routes';
import { testSecrets } from '../../support/startApi';
import { shared, sharedApi } from '../../support/suite';

const collection = (uid: string, rest = '') => `/content-manager/collection-types/${uid}${rest}`;
const order = 'api::order.order';
const users = 'plugin::users-permissions.user';
const course = 'api::course.course';

describe.each(firstDatabase)('hostile use of the panel, on %s', (database) => {
  const api = sharedApi({ database });
  const editor = shared(() => newEditor(api));
  let chief: PanelUser;

  beforeAll(async () => {
    await addShopSettings(api);
    chief = await logInToPanel(api, editorLogin);
    await enrollPanelUser(api, editorLogin.email);
  });

  const newOrder = async () => orderCourse(api, await addItem(api, 'course'));

  describe('a session with the password only', () => {
    const calls: [string, string, object?][] = [
      ['GET', '/admin/users/me'],
      ['PUT', '/admin/users/me', { firstname: 'Kẻ lạ' }],
      ['GET', '/admin/users/me/permissions'],
      ['GET', '/admin/users'],
      ['POST', '/admin/users', { firstname: 'X', email: 'x@example.com', roles: [1] }],
      ['GET', '/admin/roles'],
      ['GET', '/admin/permissions'],
      ['GET', '/admin/api-tokens'],
      ['POST', '/admin/api-tokens', { name: 'x', type: 'full-access', lifespan: null }],
      ['GET', '/admin/transfer/tokens'],
      ['GET', '/admin/webhooks'],
      ['GET', '/admin/project-settings'],
      ['GET', '/admin/information'],
      ['GET', '/content-manager/init'],
      ['GET', collection(users)],
      ['GET', collection(order)],
      ['POST', collection('api::course-category.course-category'), { name: 'X', slug: 'x' }],
      ['GET', '/content-manager/panel/waiting'],
      ['GET', '/content-manager/panel/user-factors'],
      ['GET', '/users-permissions/roles'],
      ['GET', '/users-permissions/advanced'],
      ['GET', '/upload/files'],
      ['GET', '/upload/folders'],
      ['GET', '/content-type-builder/content-types'],
    ];

    it('is refused by every route, and changes nothing', async () => {
      await newPanelUser(api, chief, 'strapi-editor');
      const unproved = await logInToPanel(api, loginOf('strapi-editor'));
      const before = await countRows(api);
      for (const [method, path, json] of calls) {
        const { status } = await unproved.call(path, method, json);
        expect([method, path, status]).toEqual([method, path, expect.toBeOneOf([403, 404])]);
      }
      expect(await countRows(api)).toEqual(before);
    });

    it('refuses uploads', async () => {
      const unproved = await logInToPanel(api, loginOf('strapi-editor'));
      const form = new FormData();
      form.append('files', new Blob(['x'], { type: 'text/plain' }), 'x.txt');
      expect((await unproved.call('/upload', 'POST', form)).status).toBe(403);
      expect(await api.sql("select id from files where name = 'x.txt'")).toEqual([]);
    });

    it('accepts no TOTP code in a second session', async () => {
      const who = loginOf('strapi-editor');
      const [one, other] = [await logInToPanel(api, who), await logInToPanel(api, who)];
      await api.sql('update admin_second_factors set last_step = 0');
      const code = codeOf(enrolledSecret);
      const prove = (user: PanelUser) =>
        user.call('/content-manager/panel/own-factor/prove', 'POST', { code });
      const responses = await Promise.all([prove(one), prove(other)]);
      expect(responses.map(({ status }) => status).sort()).toEqual([200, 400]);
      const read = async (user: PanelUser) => (await user.call('/admin/users/me')).status;
      expect([await read(one), await read(other)].sort()).toEqual([200, 403]);
    });
  });

  it('stops password guesses at one account', async () => {
    const statuses: number[] = [];
    const { email } = loginOf('strapi-editor');
    for (let guess = 0; guess < 30; guess += 1) {
      const guesser = panelUserOf(api, undefined, '203.0.113.99');
      const json = { email, password: `Sai-mat-khau-${guess}` };
      statuses.push((await guesser.call('/admin/login', 'POST', json)).status);
    }
    expect(new Set(statuses)).toEqual(new Set([400, 429]));
    expect(statuses.at(-1)).toBe(429);
  });

  it('registers no second administrator, and resets no password without its code', async () => {
    const person = { firstname: 'Kẻ', lastname: 'Lạ', password: 'Thuyen-buom-2026' };
    const before = await countRows(api);
    const again = await outsider(api).call('/admin/register-admin', 'POST', {
      ...person,
      email: 'ke-la@example.com',
    });
    expect(again.status).toBe(404);
    for (const token of [{ $ne: null }, { $notNull: true }, [''], null, '', true, 0]) {
      const reset = await outsider(api).call('/admin/reset-password', 'POST', {
        resetPasswordToken: token,
        password: 'Thuyen-buom-2027',
      });
      const invited = await outsider(api).call('/admin/register', 'POST', {
        registrationToken: token,
        userInfo: person,
      });
      expect([token, reset.status, invited.status]).toEqual([token, 400, 400]);
    }
    expect(await countRows(api)).toEqual(before);
  });

  describe('a protected record', () => {
    let documentId: string;
    beforeAll(async () => {
      ({ documentId } = await newOrder());
    });

    it.each([
      'api::order.order',
      'api::order.order-line',
      'api::order.order-status-change',
      'api::renew-request.renew-request',
      'api::bank-transaction.bank-transaction',
      'api::refund.refund',
      'api::outbox.letter',
      'api::waiting-list.waiting-entry',
      'api::membership.membership-seat',
      'api::audit.audit-entry',
    ])('refuses to create, clone or delete %s', async (uid) => {
      const [line] = await api.sql<{ document_id: string }>(
        'select document_id from order_lines order by id desc limit 1',
      );
      const id = uid === 'api::order.order-line' ? line?.document_id : documentId;
      const before = await countRows(api);
      const responses = {
        create: await chief.call(collection(uid), 'POST', { code: 'X' }),
        remove: await chief.call(collection(uid, `/${id}`), 'DELETE'),
        clone: await chief.call(collection(uid, `/clone/${id}`), 'POST', {}),
        autoClone: await chief.call(collection(uid, `/auto-clone/${id}`), 'POST', {}),
        bulkDelete: await chief.call(collection(uid, '/actions/bulkDelete'), 'POST', {
          documentIds: [id],
        }),
      };
      const statuses = Object.entries(responses).map(([what, { status }]) => [what, status]);
      expect(statuses.filter(([, status]) => status !== 403)).toEqual([]);
      expect(await countRows(api)).toEqual(before);
    });

    it('protects total, buyer, code, lines, history and ids of an order', async () => {
      const [own, other] = [await newOrder(), await newOrder()];
      const rows = async () => [
        await api.sql<Record<string, unknown>>('select * from orders where code = ?', [own.code]),
        await api.sql('select * from order_lines order by id'),
        await api.sql('select * from order_status_changes order by id'),
      ];
      const [[before], ...parts] = (await rows()) as [Record<string, unknown>[], unknown[]];
      const [stranger] = await api.sql<{ id: number }>('select max(id) as id from up_users');
      for (const changes of [
        { total: '1' },
        { subtotal: 1, discounts: [] },
        { user: { set: [{ id: stranger?.id }] } },
        { code: 'DH26AAAAA' },
        { lines: { set: [] } },
        { lines: { connect: [{ documentId: String(other.lines[0]?.documentId) }] } },
        { history: { set: [] } },
        { documentId: other.documentId },
        { id: 1 },
        { createdBy: 1, placedAt: '2020-01-01T00:00:00.000Z' },
      ]) {
        const { status } = await chief.call(
          collection(order, `/${own.documentId}`),
          'PUT',
          changes,
        );
        expect([changes, status]).toEqual([changes, expect.toBeOneOf([200, 400, 403])]);
      }
      const [[after], ...partsAfter] = (await rows()) as [Record<string, unknown>[], unknown[]];
      const without = (row?: Record<string, unknown>) => ({
        ...row,
        updated_at: 0,
        published_at: 0,
        updated_by_id: 0,
      });
      expect(without(after)).toEqual(without(before));
      expect(partsAfter).toEqual(parts);
    });
  });

  it('reveals no secret through a filter', async () => {
    const member = await newMember(api);
    const item = await addItem(api, 'course');
    const line = { kind: 'course', documentId: item, quantity: 1 };
    await placeOrder(api, member.token, orderBody([line], 1_000_000));
    await api.sql("update up_users set reset_password_token = 'ma' where email = ?", [
      member.email,
    ]);
    await api.sql("update admin_users set reset_password_token = 'ma'");
    await editor.create(course, { title: 'Của biên tập' });
    const author = await newPanelUser(api, chief, 'strapi-editor', {
      email: 'loc@example.com',
      password: 'Cau-Long-Bien-26',
    });
    const totalOf = async (by: PanelUser, uid: string, filter: string) => {
      const { status, body } = await by.call<{ pagination?: { total: number } }>(
        `${collection(uid)}?page=1&pageSize=10&${filter}`,
      );
      return status === 200 ? (body.pagination?.total ?? 0) : 'refused';
    };
    const guesses: [string, string, string, PanelUser?][] = [
      [users, 'password', '$2'],
      [users, 'resetPasswordToken', 'ma'],
      [order, 'user][password', '$2'],
      [order, 'user][resetPasswordToken', 'ma'],
      [course, 'createdBy][password', '$2'],
      [course, 'createdBy][email', 'bientap'],
      [course, 'createdBy][email', 'bientap', author],
      [course, 'updatedBy][resetPasswordToken', 'ma'],
      [course, 'createdBy][password', '$2', author],
      [course, 'updatedBy][resetPasswordToken', 'ma', author],
    ];
    for (const [uid, field, begins, by = chief] of guesses) {
      // A guess that is right and one that is wrong: alike, they reveal nothing.
      const [right, wrong] = await Promise.all(
        [begins, 'zz'].map((guess) =>
          totalOf(by, uid, `filters[$and][0][${field}][$startsWith]=${guess}`),
        ),
      );
      expect([field, right]).toEqual([field, wrong]);
    }
  });

  describe('the website’s API', () => {
    const closed = [...routes.values()].filter(({ config }) => (config.policies ?? []).length > 0);
    const statuses = async (token?: string) => {
      const found = new Set<number>();
      for (const { method, path } of closed) {
        const json = method === 'GET' ? undefined : {};
        found.add((await callApi(api, pathToNothing(path), { method, token, json })).status);
      }
      return [...found];
    };

    it('refuses a content API token on every member and staff route', async () => {
      const key = 'a'.repeat(256);
      const now = new Date();
      await insert(api, 'strapi_api_tokens', {
        document_id: 'fulltoken',
        name: 'full',
        description: '',
        type: 'full-access',
        access_key: createHmac('sha512', testSecrets.API_TOKEN_SALT).update(key).digest('hex'),
        created_at: now,
        updated_at: now,
      });
      expect(await statuses(key)).toEqual([401]);
    });

    it('refuses visitors even if their role has every permission', async () => {
      const [everybody] = await api.sql<{ id: number }>(
        "select id from up_roles where type = 'public'",
      );
      for (const [index, { handler }] of closed.entries()) {
        const action = handler.includes('::') ? handler : `api::${handler}`;
        const [name = '', call = ''] = handler.split('.');
        for (const each of [action, `api::${name}.${name}.${call}`]) {
          const id = await insert(api, 'up_permissions', {
            document_id: `grant${index}${each === action ? 'a' : 'b'}`,
            action: each,
          });
          await insert(api, 'up_permissions_role_lnk', {
            permission_id: id,
            role_id: everybody?.id,
          });
        }
      }
      expect(await statuses()).toEqual([401]);
    });

    it('registers members, whatever default role the panel sets', async () => {
      const key = 'plugin_users-permissions_advanced';
      const [row] = await api.sql<{ value: string }>(
        'select value from strapi_core_store_settings where key = ?',
        [key],
      );
      const settings = JSON.parse(row?.value ?? '{}') as object;
      await api.sql('update strapi_core_store_settings set value = ? where key = ?', [
        JSON.stringify({ ...settings, default_role: 'staff' }),
        key,
      ]);
      const input = registration();
      expect((await callApi(api, '/auth/local/register', { json: input })).status).toBe(200);
      const [made] = await api.sql<{ type: string }>(
        `select r.type from up_roles r join up_users_role_lnk l on l.role_id = r.id
         join up_users u on u.id = l.user_id where u.email = ?`,
        [input.email],
      );
      expect(made?.type).toBe('authenticated');
    });
  });

  it('exports no data through transfer tokens or a WebSocket', async () => {
    for (const path of ['push', 'pull']) {
      const response = await fetch(`${api.url}/admin/transfer/runner/${path}`, {
        headers: {
          Connection: 'Upgrade',
          Upgrade: 'websocket',
          'Sec-WebSocket-Version': '13',
          'Sec-WebSocket-Key': 'dGhlIHNhbXBsZSBub25jZQ==',
          Authorization: 'Bearer x',
        },
      }).catch(() => null);
      if (response) expect(response.status).toBeOneOf([400, 401, 403, 404]);
    }
    const token = { name: 'x', description: '', permissions: ['pull'], lifespan: null };
    const { status } = await chief.call('/admin/transfer/tokens', 'POST', token);
    expect(status).toBeOneOf([403, 404]);
    expect(await api.sql('select id from strapi_transfer_tokens')).toEqual([]);
  });

  it('sends no CORS headers to other sites', async () => {
    for (const [method, path] of [
      ['GET', '/admin/init'],
      ['POST', '/admin/login'],
      ['OPTIONS', '/admin/login'],
      ['OPTIONS', collection(order)],
      ['OPTIONS', '/upload'],
    ] as const) {
      const { headers } = await fetch(`${api.url}${path}`, {
        method,
        headers: { Origin: 'https://evil.example', 'Access-Control-Request-Method': 'POST' },
      });
      expect([path, headers.get('access-control-allow-origin')]).toEqual([path, null]);
      expect(headers.get('access-control-allow-credentials')).toBeNull();
    }
  });

  describe('content from editors', () => {
    const text = (words: string) => ({ type: 'text', text: words });
    const paragraph = (...children: object[]) => [{ type: 'paragraph', children }];
    const save = async (body: object) => {
      const { status } = await chief.call(collection('api::news-post.news-post'), 'POST', {
        title: 'Tin',
        body,
      });
      return status;
    };

    it('accepts paragraphs and links', async () => {
      const link = { type: 'link', url: 'https://vien.example/', children: [text('xem')] };
      expect(await save(paragraph(text('Một '), link))).toBe(201);
    });

    it.each(['javascript:alert(1)', 'data:text/html,<script>alert(1)</script>', 'vbscript:x'])(
      'rejects a link to %s',
      async (url) => {
        const link = { type: 'link', url, children: [text('xem')] };
        expect(await save(paragraph(link))).toBe(400);
      },
    );

    it.each([
      ['html', { type: 'html', children: [text('<script>alert(1)</script>')] }],
      ['a script', { type: 'script', src: 'https://evil.example/a.js', children: [text('')] }],
      ['a heading without a level', { type: 'heading', children: [text('x')] }],
      ['a heading of a level that is none', { type: 'heading', level: 9, children: [text('x')] }],
      ['code with markup', { type: 'code', children: [{ type: 'html', html: '<b>' }] }],
      ['an image from elsewhere', { type: 'image', url: 'https://evil.example/a.png' }],
    ])('rejects a block of %s', async (_, block) => {
      expect(await save([block])).toBe(400);
    });

    it.each(['../../evil.txt', '..\\evil.txt', '/etc/evil.txt', 'a/../../evil.txt'])(
      'stores a file named %s inside the library only',
      async (name) => {
        const boundary = 'x';
        const part = `--${boundary}\r\nContent-Disposition: form-data; name="files"; filename="${name}"\r\nContent-Type: text/plain\r\n\r\nx\r\n`;
        const info = `--${boundary}\r\nContent-Disposition: form-data; name="fileInfo"\r\n\r\n${JSON.stringify({ name })}\r\n`;
        const { token } = await logInToPanel(api, editorLogin);
        await enrollPanelUser(api, editorLogin.email);
        const response = await fetch(`${api.url}/upload`, {
          method: 'POST',
          headers: {
            'Content-Type': `multipart/form-data; boundary=${boundary}`,
            Authorization: `Bearer ${token}`,
          },
          body: `${part}${info}--${boundary}--\r\n`,
        });
        const files = await api.sql<{ url: string }>('select url from files order by id');
        for (const { url } of files) expect(url).toMatch(/^\/uploads\/[\w.-]+$/);
        expect(response.status).toBeLessThan(500);
        if (response.ok) {
          const [{ id }] = (await response.json()) as [{ id: number }];
          await editor.removeFile(id);
        }
      },
    );
  });
});
