import { beforeAll, describe, expect, it } from 'vitest';
import { borrowApi, callApi } from '../support/api';
import { courseFields } from '../support/content';
import { firstDatabase } from '../support/database';
import { newChief, newPanelUser, outsider, type PanelUser } from '../support/staff';
import { sharedStandIn } from '../support/standIn';
import { testPurgeSecret } from '../support/startApi';
import { shared } from '../support/suite';

const course = 'api::course.course';
const news = 'api::news-post.news-post';
const collection = (uid: string, rest = '') => `/content-manager/collection-types/${uid}${rest}`;

interface Saved {
  data: { documentId: string; title: string; instructors: { name: string }[] };
}

interface Failed {
  error: { message: string };
}

describe.each(firstDatabase)('the panel on %s', (database) => {
  // For link checks: only one page of the site exists.
  const site = sharedStandIn(({ method, url }, response) => {
    response.writeHead(method === 'HEAD' && url !== '/lien-he' ? 404 : 204).end();
  });
  const api = shared(
    () => {
      const HOST_PURGE_URL = `${site.url}/purge`;
      const PUBLIC_URL = 'http://localhost:3000';
      return borrowApi({
        database,
        env: { HOST_PURGE_URL, PURGE_SECRET: testPurgeSecret, PUBLIC_URL },
      });
    },
    (own) => own.stop(),
  );
  const chief = shared(() => newChief(api));
  const editor = shared(() => newPanelUser(api, chief, 'strapi-editor'));
  const orderStaff = shared(() => newPanelUser(api, chief, 'order-staff'));
  let category: string;

  beforeAll(async () => {
    const made = await editor.call<Saved>(
      collection('api::course-category.course-category'),
      'POST',
      { name: 'Nghiệp vụ', slug: 'nghiep-vu', order: 1 },
    );
    category = made.body.data.documentId;
  });

  const fields = (slug: string) => ({
    ...courseFields(slug, category),
    instructors: [{ name: 'Đỗ Thanh Tùng' }],
  });

  const draft = async (slug: string): Promise<string> => {
    const { status, body } = await editor.call<Saved>(collection(course), 'POST', fields(slug));
    expect(status).toBe(201);
    return body.data.documentId;
  };

  const publish = (id: string, json: object = {}) =>
    editor.call<Failed>(collection(course, `/${id}/actions/publish`), 'POST', json);

  const isPublic = async (slug: string): Promise<boolean> =>
    (await callApi(api, `/courses/${slug}`)).status === 200;

  describe('roles', () => {
    it('allows an editor to write and publish, but not to see orders, members or settings', async () => {
      const id = await draft('quyen-bien-tap');
      expect((await publish(id)).status).toBe(200);
      for (const path of [
        collection('api::order.order'),
        collection('api::renew-request.renew-request'),
        collection('api::contact.contact'),
        collection('api::discount.discount'),
        collection('plugin::users-permissions.user'),
        '/content-manager/single-types/api::company-information.company-information',
        '/admin/users',
        '/admin/roles',
        '/admin/webhooks',
      ]) {
        expect((await editor.call(path)).status, path).toBe(403);
      }
    });

    it('allows order staff to read orders, but not to write or publish content', async () => {
      const id = await draft('quyen-don-hang');
      expect((await orderStaff.call(collection('api::order.order'))).status).toBe(200);
      expect((await orderStaff.call(collection('api::contact.contact'))).status).toBe(200);
      expect((await orderStaff.call(collection(news))).status).toBe(403);
      expect((await orderStaff.call(collection(course), 'POST', fields('x'))).status).toBe(403);
      const publishes = collection(course, `/${id}/actions/publish`);
      expect((await orderStaff.call(publishes, 'POST', {})).status).toBe(403);
      expect((await orderStaff.call('/upload/files')).status).toBe(403);
    });

    it.each(['api::order.order', 'api::renew-request.renew-request'])(
      'refuses creating and deleting %s, even to the super administrator',
      async (uid) => {
        const granted = await chief.call<{ data: { action: string; subject: string }[] }>(
          '/admin/users/me/permissions',
        );
        const actions = granted.body.data
          .filter(({ subject }) => subject === uid)
          .map(({ action }) => action.replace('plugin::content-manager.explorer.', ''));
        expect(actions.sort()).toEqual(['read', 'update']);
      },
    );

    it('restores permissions changed in the panel at the next start', async () => {
      await api.sql(
        `delete from admin_permissions where action = 'plugin::content-manager.explorer.publish'`,
      );
      await api.restart();
      const id = await draft('sau-khi-mo-lai');
      expect((await publish(id)).status).toBe(200);
    });
  });

  describe('a preview', () => {
    const address = async (by: PanelUser, id: string, status = 'draft') => {
      const path = `/content-manager/preview/url/${course}?documentId=${id}&status=${status}`;
      return (await by.call<{ data?: { url?: string } }>(path)).body.data?.url;
    };
    const read = (key: string, token: string) =>
      callApi<{ data: { title: string } }>(api, `/courses/${key}?fields=title`, {
        headers: { Authorization: `Preview ${token}` },
      });

    it('opens a draft by its URL, which only editors can request', async () => {
      const id = await draft('xem-truoc');
      const url = (await address(editor, id)) ?? '';
      expect(url).toMatch(/^http:\/\/localhost:3000\/preview-khoa-hoc#/);
      expect(await address(orderStaff, id)).toBeUndefined();
      const token = url.split('#')[1]?.replace(`${id}.`, '') ?? '';
      const response = await read(id, token);
      expect(response.body.data.title).toBe('Khoá học xem-truoc');
      expect(response.headers.get('cache-control')).toBe('private, no-store');
    });

    it('opens no other record, and nothing without its token', async () => {
      const [id, other] = [await draft('mot'), await draft('hai')];
      const token = (await address(editor, id))?.split('#')[1]?.replace(`${id}.`, '') ?? '';
      expect((await read(other, token)).status).toBe(401);
      expect((await read(id, `${token}x`)).status).toBe(401);
      expect((await callApi(api, `/courses/${id}`)).status).toBe(404);
    });
  });

  describe('a broken link', () => {
    const link = (url: string) => ({
      body: [
        {
          type: 'paragraph',
          children: [{ type: 'link', url, children: [{ type: 'text', text: 'xem' }] }],
        },
      ],
    });

    it('blocks publication, and is reported with its field', async () => {
      const id = await draft('lien-ket-hong');
      const { status, body } = await publish(id, {
        ...fields('lien-ket-hong'),
        ...link('/khong-co-trang-nay'),
      });
      expect(status).toBe(400);
      expect(body.error.message).toContain('“/khong-co-trang-nay” (Nội dung)');
      expect(await isPublic('lien-ket-hong')).toBe(false);
    });

    it('is not reported for a link to an existing page', async () => {
      const id = await draft('lien-ket-tot');
      const sent = { ...fields('lien-ket-tot'), ...link('/lien-he#ban-do') };
      expect((await publish(id, sent)).status).toBe(200);
    });
  });

  describe('a version of a record', () => {
    const versions = async (id: string) =>
      (
        await editor.call<{ data: { id: number; event: string; savedBy: string | null }[] }>(
          `/content-manager/panel/versions/${course}/${id}`,
        )
      ).body.data;
    const restore = (by: PanelUser, id: number) =>
      by.call(`/content-manager/panel/versions/${id}/restore`, 'POST', {});

    it('is stored by each save, and restored as a draft with its components', async () => {
      const id = await draft('phien-ban');
      expect((await publish(id)).status).toBe(200);
      const changed = { title: 'Tên mới', instructors: [] };
      await editor.call(collection(course, `/${id}`), 'PUT', changed);
      const stored = await versions(id);
      expect(stored.map(({ event }) => event)).toEqual(['saved', 'published']);
      expect(stored[0]?.savedBy).toContain('strapi-editor');

      expect((await restore(orderStaff, stored[1]?.id ?? 0)).status).toBe(403);
      expect((await restore(editor, stored[1]?.id ?? 0)).status).toBe(200);
      const now = await editor.call<Saved>(collection(course, `/${id}`));
      expect(now.body.data.title).toBe('Khoá học phien-ban');
      expect(now.body.data.instructors).toMatchObject([{ name: 'Đỗ Thanh Tùng' }]);
      expect(await versions(id)).toHaveLength(3);
    });

    it('exists before the first change of a record not created in the panel', async () => {
      const id = await draft('tim-thay');
      await api.sql(`delete from panel_versions where target_id = ?`, [id]);
      await editor.call(collection(course, `/${id}`), 'PUT', { title: 'Khác' });
      expect((await versions(id)).map(({ event }) => event)).toEqual(['saved', 'found']);
    });
  });

  describe('a scheduled publication', () => {
    const plan = (by: PanelUser, id: string, json: object) =>
      by.call<Failed>(`/content-manager/panel/plans/${course}/${id}`, 'PUT', json);
    const inSeconds = (seconds: number) => new Date(Date.now() + seconds * 1_000).toISOString();
    const makeDue = (id: string) =>
      api.sql(`update planned_changes set due_at = ? where target_id = ?`, [
        database === 'postgres' ? new Date().toISOString() : Date.now(),
        id,
      ]);

    it('publishes and unpublishes on time', async () => {
      const id = await draft('hen-gio');
      expect((await plan(editor, id, { publishAt: inSeconds(3_600) })).status).toBe(200);
      await makeDue(id);
      await expect.poll(() => isPublic('hen-gio'), { timeout: 40_000 }).toBe(true);
      await plan(editor, id, { unpublishAt: inSeconds(3_600) });
      await makeDue(id);
      await expect.poll(() => isPublic('hen-gio'), { timeout: 40_000 }).toBe(false);
    });

    it('explains why it failed', async () => {
      const { body } = await editor.call<Saved>(collection(course), 'POST', { title: 'Dở dang' });
      const id = body.data.documentId;
      await plan(editor, id, { publishAt: inSeconds(3_600) });
      await makeDue(id);
      const failed = async () =>
        (
          await editor.call<{ data: { failed: string | null } }>(
            `/content-manager/panel/plans/${course}/${id}`,
          )
        ).body.data.failed;
      await expect.poll(failed, { timeout: 40_000 }).toContain('Tóm tắt');
      const { body: waiting } = await editor.call<{ data: { label: string }[] }>(
        '/content-manager/panel/waiting',
      );
      expect(waiting.data.map(({ label }) => label)).toEqual([
        'Bản nháp chưa đăng: Khoá học',
        'Hẹn giờ không thành: Khoá học',
      ]);
    });

    it('is cancelled although it runs, and may have to run again', async () => {
      const id = await draft('hen-lai');
      await plan(editor, id, { publishAt: inSeconds(3_600) });
      await api.sql(`update planned_changes set state = 'running' where target_id = ?`, [id]);
      expect((await plan(editor, id, { publishAt: null })).status).toBe(200);
      expect(await api.sql('select state from planned_changes where target_id = ?', [id])).toEqual(
        [],
      );
    });

    it('refuses users who may not publish, and past times', async () => {
      const id = await draft('khong-hen');
      expect((await plan(orderStaff, id, { publishAt: inSeconds(60) })).status).toBe(403);
      expect((await plan(outsider(api), id, { publishAt: inSeconds(60) })).status).toBe(401);
      const past = await plan(editor, id, { publishAt: inSeconds(-60) });
      expect(past.body.error.message).toBe('Thời điểm đã qua.');
    });
  });

  it('lists recently edited records on the first page by readable names', async () => {
    const price = { memberType: 'corporate', years: 1, price: 5_000_000 };
    await chief.call(collection('api::user-renew-price.user-renew-price'), 'POST', price);
    const page = 'api::single-page.trang-iap';
    const saved = await chief.call(`/content-manager/single-types/${page}`, 'PUT', {
      title: 'IAP',
      summary: 'Tóm tắt.',
    });
    expect(saved.status).toBe(200);
    const { body: recent } = await chief.call<{ data: { title: string }[] }>(
      '/content-manager/homepage/recent-documents?action=update',
    );
    expect(recent.data.slice(0, 2).map(({ title }) => title)).toEqual(['Trang IAP', 'Tổ chức']);
  });
});
