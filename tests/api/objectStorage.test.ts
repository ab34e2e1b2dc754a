import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, describe, expect, it } from 'vitest';
import { callApi, callServer, runTask, type Failure } from '../support/api';
import { callAs, dataOf } from '../support/callAs';
import { publishDocument } from '../support/content';
import { firstDatabase } from '../support/database';
import { enrollPanelUser } from '../support/enroll';
import { addBuyer, type Buyer } from '../support/members';
import { sharedObjectStorage } from '../support/objectStorage';
import { addOrder, setStatus } from '../support/orders';
import { editorLogin, logInToPanel, newEditor } from '../support/staff';
import { startApi } from '../support/startApi';
import { shared } from '../support/suite';
import type { Download } from '@/data/generated/types';

const unavailable =
  'Kho lưu tệp tạm thời không truy cập được nên chưa mở hay lưu được tệp. Vui lòng thử lại sau ít phút.';

/** Otherwise `fetch` does not send a conditional request. */
const unlessChanged = { 'Cache-Control': 'max-age=0' };

describe.each(firstDatabase)('files in S3-compatible storage, on %s', (database) => {
  const storage = sharedObjectStorage();
  const api = shared(
    () => startApi({ database, hooks: true, env: storage.env }),
    (own) => own.stop(),
  );
  const editor = shared(() => newEditor(api));
  const buyer = shared(() => addBuyer(api));
  afterEach(() => storage.behave('private'));

  const open = (url: string, headers: Record<string, string> = {}, method = 'GET') =>
    fetch(`${api.url}${url}`, { method, headers });
  const panel = shared(async () => {
    const user = await logInToPanel(api, editorLogin);
    await enrollPanelUser(api, editorLogin.email);
    return user;
  });
  const countFiles = async () => (await api.sql('select id from files')).length;
  const logged = (text: string) => api.log().split(text).length - 1;

  /** A published document that a member has bought. */
  async function addDocument(text: string, who: Buyer = buyer) {
    const file = await editor.upload('so-tay.txt', text);
    const item = await publishDocument(editor, { file: file.id });
    const order = await addOrder(api, who.id, {
      status: 'paid',
      lines: [{ kind: 'document', item }],
    });
    const link = () => dataOf(callAs<Download>(api, who, `/document/getUserDocument?id=${item}`));
    return { file, item, order, link, name: file.url.split('/').at(-1) ?? '' };
  }
  /** Where a public bucket would serve it. */
  const bucketUrl = (key: string) => `${storage.url}/${storage.bucket}/${key}`;

  it('stores uploads of editors in the bucket only, and serves them as from a folder', async () => {
    const { id, url } = await editor.upload('mau.txt', '0123456789');
    expect(url).toMatch(/^\/uploads\/mau_\w+\.txt$/);
    expect((await fetch(bucketUrl(url.slice(1)))).status).toBe(403);
    const folder = join(api.databaseEnv.FILES_FOLDER ?? '', 'uploads');
    expect(readdirSync(folder)).not.toContain(url.split('/').at(-1));
    const whole = await open(url);
    expect([whole.status, await whole.text()]).toEqual([200, '0123456789']);
    expect(Object.fromEntries(whole.headers)).toMatchObject({
      'accept-ranges': 'bytes',
      'cache-control': 'public, max-age=60, stale-while-revalidate=600, stale-if-error=86400',
      'content-length': '10',
      'content-security-policy': "default-src 'none'; sandbox",
      'content-type': 'text/plain; charset=utf-8',
    });
    const etag = whole.headers.get('etag') ?? '';
    const head = await open(url, {}, 'HEAD');
    expect([head.status, head.headers.get('content-length')]).toEqual([200, '10']);
    expect((await open(url, { ...unlessChanged, 'If-None-Match': etag })).status).toBe(304);
    await editor.replaceFile(id, 'mau.txt', 'mới');
    const replaced = await open(url, { ...unlessChanged, 'If-None-Match': etag });
    expect([replaced.status, await replaced.text()]).toEqual([200, 'mới']);
    await editor.removeFile(id);
    expect((await open(url)).status).toBe(404);
  });

  it.each([
    ['bytes=2-4', 206, '234', 'bytes 2-4/10'],
    ['bytes=7-', 206, '789', 'bytes 7-9/10'],
    ['bytes=-1', 206, '9', 'bytes 9-9/10'],
    ['bytes=2-999999', 206, '23456789', 'bytes 2-9/10'],
    ['bytes=10-', 416, null, 'bytes */10'],
    ['bytes=0-1,4-5', 200, '0123456789', null],
    ['bytes=a-b', 416, null, 'bytes */10'],
    ['lines=0-1', 200, '0123456789', null],
  ])('responds to Range: %s with %i', async (Range, status, text, contentRange) => {
    const { id, url } = await editor.upload('phan.txt', '0123456789');
    const response = await open(url, { Range });
    expect(response.status).toBe(status);
    expect(response.headers.get('content-range')).toBe(contentRange);
    if (text !== null) expect(await response.text()).toBe(text);
    const stale = await open(url, { Range, 'If-Range': '"of another version"' });
    expect([stale.status, await stale.text()]).toEqual([200, '0123456789']);
    await editor.removeFile(id);
  });

  it('reads a purchased file for its buyers only, and never by the address of the bucket', async () => {
    const { file, order, link, name } = await addDocument('Nội dung đã mua');
    storage.takeRequests();
    const download = await link();
    const response = await open(download.url);
    expect([response.status, await response.text()]).toEqual([200, 'Nội dung đã mua']);
    expect(response.headers.get('cache-control')).toBe('no-store');
    const part = await open(download.url, { Range: 'bytes=0-4' });
    expect([part.status, await part.text()]).toEqual([206, 'Nội']);
    await expect.poll(async () => (await fetch(bucketUrl(`uploads/${name}`))).status).toBe(403);
    for (const url of [file.url, `/owners-only/${name}`]) {
      expect((await open(url)).status).toBe(404);
    }
    for (const part of ['uploads', 'owners-only']) {
      expect((await fetch(bucketUrl(`${part}/${name}`))).status).toBe(403);
    }
    await setStatus(api, order, 'refunded');
    expect((await open(download.url)).status).toBe(404);
  });

  it('moves a file out of the public part once a document refers to it', async () => {
    const { name } = await addDocument('Riêng');
    const requests: string[] = [];
    const path = `/${storage.bucket}/uploads/${name}`;
    await expect
      .poll(() => requests.push(...storage.takeRequests()) && requests.join('\n'))
      .toContain(`DELETE ${path}`);
  });

  describe('while the storage is unavailable', () => {
    it.each(['away', 'failing', 'silent'] as const)(
      'refuses an upload (%s) with an explanation, and stores nothing',
      async (behaviour) => {
        const before = await countFiles();
        storage.behave(behaviour);
        const form = new FormData();
        form.append('files', new Blob(['mẫu'], { type: 'text/plain' }), 'mau.txt');
        const { status, headers, body } = await panel.call<Failure>('/upload', 'POST', form);
        expect([status, body.error.message]).toEqual([503, unavailable]);
        expect(headers.get('retry-after')).toBe('30');
        expect(await countFiles()).toBe(before);
        storage.behave('private');
        expect((await panel.call('/upload', 'POST', form)).status).toBe(201);
      },
    );

    it('serves pages, refuses files, saves documents, and logs two lines', async () => {
      const { id, url } = await editor.upload('anh.txt', 'ảnh');
      const { link, item } = await addDocument('Bản một');
      const [withdrawn, deleted, next] = [
        await editor.upload('ban-loi.txt', 'Bản lỗi'),
        await editor.upload('ban-xoa.txt', 'Bản xoá'),
        await editor.upload('ban-hai.txt', 'Bản hai'),
      ];
      const download = await link();
      const begun = logged('File storage unavailable');
      const ended = logged('File storage available again');
      storage.behave('away');
      for (let round = 0; round < 3; round += 1) {
        const { status, body } = await callServer<Failure>(api, url);
        expect([status, body.error.message]).toEqual([503, unavailable]);
        expect((await open(download.url)).status).toBe(503);
        expect((await callApi(api, '/courses')).status).toBe(200);
      }
      for (const file of [withdrawn.id, deleted.id, next.id]) {
        await editor.update('api::document.document', item, { file });
        await editor.publish('api::document.document', item);
      }
      await expect(editor.removeFile(id)).rejects.toThrow('503');
      await runTask(api, 'sweepOwnersFiles');
      expect(api.log()).not.toContain('The task sweepOwnersFiles failed');
      storage.behave('private');
      expect(await (await open(url)).text()).toBe('ảnh');
      expect(await (await open((await link()).url)).text()).toBe('Bản hai');
      // Still in the public part, but private; the first is not even used any more.
      for (const file of [withdrawn, next]) expect((await open(file.url)).status).toBe(404);
      storage.takeRequests();
      await editor.removeFile(deleted.id);
      expect(storage.takeRequests().join('\n')).toContain(
        `DELETE /${storage.bucket}${deleted.url}`,
      );
      await runTask(api, 'sweepOwnersFiles');
      const requests = storage.takeRequests();
      for (const file of [withdrawn, next]) {
        expect(requests.join('\n')).toContain(`DELETE /${storage.bucket}${file.url}`);
      }
      expect(await (await open((await link()).url)).text()).toBe('Bản hai');
      expect(logged('File storage unavailable')).toBe(begun + 1);
      expect(logged('File storage available again')).toBe(ended + 1);
    });
  });
});

describe('a server with S3-compatible storage', () => {
  const storage = sharedObjectStorage();

  it('refuses to start if strangers can read the bucket', async () => {
    storage.behave('public');
    await expect(startApi({ env: storage.env })).rejects.toThrow('Make the bucket private');
  });

  it('starts while the storage is unavailable, and reports a public bucket once it responds', async () => {
    storage.behave('away');
    const api = await startApi({ env: storage.env, hooks: true });
    expect((await callApi(api, '/courses')).status).toBe(200);
    expect(api.log()).toContain('File storage unavailable');
    await runTask(api, 'checkStorage');
    expect(api.log()).not.toContain('The task checkStorage failed');
    storage.behave('public');
    await runTask(api, 'checkStorage');
    expect(api.log()).toContain('Make the bucket private');
    await api.stop();
  });
});
