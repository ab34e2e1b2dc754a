import { existsSync } from 'node:fs';
import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { downloadLink, readTicket } from '../../cms/src/platform/downloads/downloadLink';
import { newEditor } from '../support/staff';
import { type Failure } from '../support/api';
import { strictDatabase } from '../support/database';
import { addOrder, setStatus } from '../support/orders';
import { addBuyer, type Buyer } from '../support/members';
import { addItem, publishCourse, publishDocument } from '../support/content';
import { callAs, dataOf, refusalOf } from '../support/callAs';
import { shared, sharedApi } from '../support/suite';
import type { Download, Order, Ownership } from '@/data/generated/types';

const document = 'api::document.document';

describe.each(strictDatabase)("a member's library on %s", (database) => {
  const api = sharedApi({ database });
  const editor = shared(() => newEditor(api));
  const buyer = shared(() => addBuyer(api));
  const other = shared(() => addBuyer(api));

  const get = <Data>(path: string, who = buyer) => callAs<Data>(api, who, path);
  const buy = (kind: 'course' | 'document', item: string, { id }: Buyer = buyer) =>
    addOrder(api, id, { status: 'paid', lines: [{ kind, item }] });

  async function addDocument(text: string, title = 'Sổ tay “Kiểm toán” nội bộ: quyển 1/2') {
    const file = await editor.upload('so-tay.txt', text);
    const id = await publishDocument(editor, { title, file: file.id });
    return { id, file };
  }

  describe('ownership', () => {
    it.each(['course', 'document'] as const)('depends on the orders of a %s', async (kind) => {
      const item = await addItem(api, kind);
      const name = kind === 'course' ? 'checkUserCourse' : 'checkUserDocument';
      const check = async (who = buyer) =>
        (await get(`/${kind}/${name}?id=${item}`, who)).body.data;
      const nothing = { owned: false, pending: false, orderId: null };
      expect(await check()).toEqual(nothing);

      const order = await addOrder(api, buyer.id, {
        status: 'pending_payment',
        lines: [{ kind, item }],
      });
      expect(await check()).toEqual({ owned: false, pending: true, orderId: order });
      for (const status of ['paid', 'completed']) {
        await setStatus(api, order, status);
        expect(await check()).toEqual({ owned: true, pending: false, orderId: order });
      }
      expect(await check(other)).toEqual(nothing);
      for (const status of ['refunded', 'cancelled']) {
        await setStatus(api, order, status);
        expect(await check()).toEqual(nothing);
      }
    });

    it('survives the refund of one of two orders, and shows orders that await payment', async () => {
      const item = await addItem(api, 'document');
      const [first, second] = [await buy('document', item), await buy('document', item)];
      await addOrder(api, buyer.id, {
        status: 'pending_payment',
        lines: [{ kind: 'document', item }],
      });
      await setStatus(api, first, 'refunded');
      const { body } = await get(`/document/checkUserDocument?id=${item}`);
      expect(body.data).toEqual({ owned: true, pending: false, orderId: second });
    });

    it.each(['/course/checkUserCourse', '/document/checkUserDocument'])(
      'requires one item: %s',
      async (path) => {
        for (const query of ['', '?id=']) expect((await get(path + query)).status).toBe(400);
        for (const id of ['khong-co', 'a&id=b']) {
          expect((await dataOf(get<Ownership>(`${path}?id=${id}`))).owned).toBe(false);
        }
      },
    );
  });

  describe('courses', () => {
    it('lists courses with their latest order first, without lessons', async () => {
      const member = await addBuyer(api);
      const [one, two] = [await addItem(api, 'course'), await addItem(api, 'course')];
      const day = (date: string) => new Date(`${date}T02:00:00.000Z`);
      const lines = (item: string) => [{ kind: 'course', item }] as const;
      const paid = { status: 'completed', placedAt: day('2026-01-01') } as const;
      const first = await addOrder(api, member.id, {
        ...paid,
        lines: lines(one),
        paidAt: day('2026-01-02'),
      });
      const second = await addOrder(api, member.id, {
        ...paid,
        lines: lines(two),
        paidAt: day('2026-02-03'),
      });
      await addOrder(api, member.id, { ...paid, lines: lines(one), paidAt: day('2026-03-04') });
      await addOrder(api, member.id, {
        status: 'refunded',
        lines: lines(await addItem(api, 'course')),
      });
      const { body, headers } = await get<Record<string, unknown>[]>(
        '/course/getUserCourse',
        member,
      );
      expect(body.data).toMatchObject([
        { orderId: second, since: '2026-02-03T02:00:00.000Z', course: { documentId: two } },
        { orderId: first, since: '2026-01-02T02:00:00.000Z', course: { documentId: one } },
      ]);
      expect(body.data[0]).not.toHaveProperty('lessons');
      expect(body.data[0]?.course).not.toHaveProperty('body');
      expect(headers.get('cache-control')).toBe('no-store');
      expect((await get('/course/getUserCourse', other)).body.data).toEqual([]);
    });

    it('returns a course with its lessons to its buyers, published or not', async () => {
      const uid = 'api::course.course';
      const lesson = {
        title: 'Bài 1',
        minutes: 30,
        videoUrl: 'https://video.example/1',
        captions: 'WEBVTT\n\n00:00.000 --> 00:02.000\nKính chào học viên',
        body: [{ type: 'paragraph', children: [{ type: 'text', text: 'Một' }] }],
      };
      const lessons = [lesson, { title: 'Bài 2', body: null }];
      const id = await publishCourse(editor, { title: 'Khoá có bài học', lessons });
      expect((await get(`/course/getUserCourse?id=${id}`)).status).toBe(404);
      const order = await buy('course', id);
      const expected = {
        orderId: order,
        course: { documentId: id, title: 'Khoá có bài học', category: { name: 'Căn bản' } },
        lessons: [
          lesson,
          { title: 'Bài 2', minutes: null, videoUrl: null, captions: null, body: null },
        ],
      };
      const find = () => get(`/course/getUserCourse?id=${id}`);
      expect((await find()).body.data).toMatchObject(expected);
      await editor.unpublish(uid, id);
      expect((await find()).body.data).toMatchObject(expected);
      expect((await get(`/course/getUserCourse?id=${id}`, other)).status).toBe(404);
      await setStatus(api, order, 'refunded');
      const { status, body } = await find();
      expect([status, body.error.message]).toEqual([
        404,
        'Không tìm thấy khoá học này trong các khoá Quý khách đã mua.',
      ]);
    });

    it('omits deleted courses', async () => {
      const member = await addBuyer(api);
      const id = await addItem(api, 'course');
      await buy('course', id, member);
      await api.sql('delete from courses where document_id = ?', [id]);
      expect((await get('/course/getUserCourse', member)).body.data).toEqual([]);
      expect((await get(`/course/getUserCourse?id=${id}`, member)).status).toBe(404);
      expect((await get('/course/getUserCourse?id=', member)).status).toBe(400);
    });
  });

  describe('seminars', () => {
    it('reveals the online meeting to members who have paid, in the order details', async () => {
      const item = await addItem(api, 'seminar');
      const url = 'https://hop.example/phong-1';
      await api.sql('update seminars set meeting_url = ? where document_id = ?', [url, item]);
      const order = await addOrder(api, buyer.id, {
        status: 'pending_payment',
        lines: [{ kind: 'seminar', item }],
      });
      const lineOf = async (name: string) => {
        const { lines } = await dataOf(get<Order>(`/order/${name}?id=${order}`));
        return lines[0];
      };
      const expected = { pending_payment: null, paid: url, completed: url, refunded: null };
      for (const [status, meetingUrl] of Object.entries(expected)) {
        await setStatus(api, order, status);
        expect(await lineOf('userOrderDetail')).toMatchObject({ meetingUrl });
        expect(await lineOf('userOrderById')).not.toHaveProperty('meetingUrl');
      }
      await api.sql('update seminars set published_at = null where document_id = ?', [item]);
      await setStatus(api, order, 'paid');
      expect(await lineOf('userOrderDetail')).toMatchObject({ meetingUrl: url });
    });
  });

  describe('documents', () => {
    const link = (id: string, who = buyer) =>
      dataOf(get<Download>(`/document/getUserDocument?id=${id}`, who));
    const open = (url: string) => fetch(`${api.url}${url}`);

    it('serves a document by a link that expires after five minutes, with its file name', async () => {
      const { id } = await addDocument('Nội dung đã mua');
      expect((await get(`/document/getUserDocument?id=${id}`)).status).toBe(404);
      await buy('document', id);
      expect((await get<object[]>('/document/getUserDocument')).body.data).toEqual(
        expect.arrayContaining([
          expect.objectContaining({ document: expect.objectContaining({ documentId: id }) }),
        ]),
      );
      const download = await link(id);
      expect(download.name).toBe('Sổ tay “Kiểm toán” nội bộ quyển 1 2.txt');
      const lives = new Date(download.expiresAt).getTime() - Date.now();
      expect(lives).toBeGreaterThan(290_000);
      expect(lives).toBeLessThanOrEqual(300_000);
      const response = await open(download.url);
      expect(response.status).toBe(200);
      expect(Object.fromEntries(response.headers)).toMatchObject({
        'content-type': expect.stringContaining('text/plain'),
        'content-length': String(Buffer.byteLength('Nội dung đã mua')),
        'content-disposition': expect.stringMatching(
          /^attachment; filename="So tay _Kiem toan_ noi bo quyen 1 2.txt"; /,
        ),
        'x-content-type-options': 'nosniff',
        'cache-control': 'no-store',
      });
      expect(response.headers.get('content-disposition')).toContain(
        `; filename*=UTF-8''${encodeURIComponent(download.name)}`,
      );
      expect(await response.text()).toBe('Nội dung đã mua');
      expect((await get(`/document/getUserDocument?id=${id}`, other)).status).toBe(404);
    });

    it('serves buyers after unpublishing, but not after a refund', async () => {
      const { id } = await addDocument('Còn đọc được');
      const order = await buy('document', id);
      await editor.unpublish(document, id);
      const download = await link(id);
      expect(await (await open(download.url)).text()).toBe('Còn đọc được');
      await setStatus(api, order, 'refunded');
      expect((await open(download.url)).status).toBe(404);
    });

    it('refuses an account that was blocked since', async () => {
      const { id } = await addDocument('Không còn của ai');
      const blocked = await addBuyer(api);
      await buy('document', id, blocked);
      const { url } = await link(id, blocked);
      await api.sql('update up_users set blocked = ? where id = ?', [true, blocked.id]);
      expect((await open(url)).status).toBe(403);
    });

    it('hides a file that is not published yet', async () => {
      const { id, file } = await addDocument('Bản đầu');
      await buy('document', id);
      await editor.update(document, id, { file: null });
      await editor.publish(document, id);
      await editor.update(document, id, { file: file.id });
      const refused = get(`/document/getUserDocument?id=${id}`);
      expect(await refusalOf(refused)).toEqual([404, 'FileNotReady']);
    });

    it('rejects a link that is forged, changed or expired', async () => {
      const { id } = await addDocument('Của người mua');
      await buy('document', id);
      const { url } = await link(id);
      const [path = '', ticket = ''] = url.split('ticket=');
      const [words = '', signed = ''] = ticket.split('.');
      const forOther = Buffer.from(
        JSON.stringify(['document', id, other.id, Date.now() + 60_000]),
      ).toString('base64url');
      const forged = [
        words,
        `${words}.`,
        `${forOther}.${signed}`,
        `${words}.${signed.slice(0, -2)}AA`,
        `${words}.${signed}.${signed}`,
      ];
      for (const each of forged) {
        const response = await open(`${path}ticket=${each}`);
        const { error } = (await response.json()) as Failure;
        expect([response.status, error.name]).toEqual([403, 'DownloadForged']);
        expect(error.message).toBe('Liên kết tải về không hợp lệ. Vui lòng lấy liên kết mới.');
      }
      expect((await open(`${path}ticket[]=${ticket}`)).status).toBe(403);
      expect((await open(path)).status).toBe(400);
    });

    it('stores documents outside the public folder, whatever editors do', async () => {
      const { id, file } = await addDocument('Bản một');
      await buy('document', id);
      const name = file.url.split('/').at(-1) ?? '';
      const folder = api.databaseEnv.FILES_FOLDER ?? '';
      const isPublic = () => existsSync(join(folder, 'uploads', name));
      await expect.poll(isPublic).toBe(false);
      expect(await readdir(join(folder, 'owners-only'))).toContain(name);
      for (const path of [file.url, `/owners-only/${name}`, `/api/owners-only/${name}`]) {
        expect((await open(path)).status).toBe(404);
      }

      await editor.replaceFile(file.id, 'so-tay.txt', 'Bản hai');
      expect(isPublic()).toBe(false);
      expect((await open(file.url)).status).toBe(404);
      expect(await (await open((await link(id)).url)).text()).toBe('Bản hai');

      await editor.removeFile(file.id);
      expect(await readdir(join(folder, 'owners-only'))).not.toContain(name);
      const refused = get(`/document/getUserDocument?id=${id}`);
      expect(await refusalOf(refused)).toEqual([404, 'FileNotReady']);
    });
  });
});

describe('a signed link', () => {
  it('expires with an explanation', async () => {
    const ticket = { purpose: 'document', subject: 'abc', userId: 7 } as const;
    const { url, expiresAt } = downloadLink(ticket, 'a.pdf', 1_000);
    const words = url.split('ticket=')[1];
    expect(expiresAt).toBe(new Date(301_000).toISOString());
    expect(readTicket(words, 300_999)).toEqual(ticket);
    expect(() => readTicket(words, 301_000)).toThrow(
      expect.objectContaining({ status: 410, code: 'DownloadExpired' }),
    );
  });
});
