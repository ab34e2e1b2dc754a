import { describe, expect, it } from 'vitest';
import { callApi } from '../support/api';
import { strictDatabase } from '../support/database';
import { newMember, type TestMember } from '../support/members';
import { newChief, newPanelUser, panelList } from '../support/staff';
import { addItem } from '../support/content';
import { addOrder } from '../support/orders';
import { shared, sharedApi } from '../support/suite';

const user = 'plugin::users-permissions.user';

type Order = Parameters<typeof addOrder>[2];
type Status = Order['status'];
type Kind = Order['lines'][number]['kind'];

interface Failed {
  error: { message: string };
}

describe.each(strictDatabase)('deletion in the panel, on %s', (database) => {
  const api = sharedApi({ database });
  const chief = shared(() => newChief(api));
  const editor = shared(() => newPanelUser(api, chief, 'strapi-editor'));
  const sell = async (kind: Kind, item: string, status: Status) => {
    const buyer = await newMember(api);
    await addOrder(api, buyer.id, { status, lines: [{ kind, item }] });
    return buyer;
  };
  const isThere = async ({ documentId }: TestMember) =>
    (await api.sql('select id from up_users where document_id = ?', [documentId])).length === 1;

  describe('of an account', () => {
    it('refuses a super administrator, for one account and in bulk', async () => {
      const member = await sell('course', await addItem(api, 'course'), 'paid');
      const { documentId } = member;
      const responses = [
        await chief.call(`${panelList(user)}/${documentId}`, 'DELETE'),
        await chief.call(`${panelList(user)}/actions/bulkDelete`, 'POST', {
          documentIds: [documentId],
        }),
        await chief.call(`/users-permissions/users/${member.id}`, 'DELETE'),
        await callApi(api, `/users/${member.id}`, { method: 'DELETE', token: member.token }),
      ];
      expect(responses.map(({ status }) => status)).toEqual([403, 403, 405, 405]);
      expect(await isThere(member)).toBe(true);
    });

    it.each(['documents', 'entityService', 'query', 'queryMany', 'userService'])(
      'refuses the server’s own code in %s',
      async (by) => {
        const member = await newMember(api);
        const { documentId } = member;
        const header = JSON.stringify({ by, uid: user, documentId });
        const response = await fetch(api.url, { headers: { 'X-Delete': header } });
        expect([response.status, await response.text()]).toEqual([
          403,
          expect.stringContaining('sau hai tuần'),
        ]);
        expect(await isThere(member)).toBe(true);
      },
    );
  });

  it('is permitted to nobody for members, money, certificates and the audit log', async () => {
    const { body } = await chief.call<{ data: { action: string; subject: string }[] }>(
      '/admin/users/me/permissions',
    );
    const deletable = body.data
      .filter(({ action }) => action === 'plugin::content-manager.explorer.delete')
      .map(({ subject }) => subject)
      .filter((uid) => !uid.startsWith('api::single-page.'));
    expect(deletable.sort()).toEqual([
      'api::about-page.about-page',
      'api::co-manager.co-manager',
      'api::company-information.company-information',
      'api::contact.contact',
      'api::course-category.course-category',
      'api::course.course',
      'api::cpe.cpe-duty',
      'api::discount.discount',
      'api::document-category.document-category',
      'api::document.document',
      'api::home-page.home-page',
      'api::member-benefit.member-benefit',
      'api::membership.membership-setting',
      'api::news-category.news-category',
      'api::news-post.news-post',
      'api::partner.partner',
      'api::quantity-discount-rule.quantity-discount-rule',
      'api::seminar.seminar',
      'api::service.service',
      'api::standard-list.standard-list',
      'api::standard-page.standard-page',
      'api::user-renew-price.user-renew-price',
    ]);
  });

  it.each(['course', 'document', 'seminar'] as const)(
    'refuses a %s with orders, unless they were cancelled',
    async (kind) => {
      const [sold, free] = [await addItem(api, kind), await addItem(api, kind)];
      await sell(kind, sold, 'completed');
      await sell(kind, free, 'cancelled');
      const uid = `api::${kind}.${kind}`;
      for (const by of [editor, chief]) {
        const { status, body } = await by.call<Failed>(`${panelList(uid)}/${sold}`, 'DELETE');
        expect([status, body.error.message]).toEqual([
          400,
          expect.stringContaining('đã có người đặt'),
        ]);
        const documentIds = [sold];
        const bulk = await by.call(`${panelList(uid)}/actions/bulkDelete`, 'POST', { documentIds });
        expect(bulk.status).toBe(400);
      }
      expect(await api.sql(`select id from ${kind}s where document_id = ?`, [sold])).toHaveLength(
        1,
      );
      expect((await editor.call(`${panelList(uid)}/${free}`, 'DELETE')).status).toBe(200);
    },
  );
});
