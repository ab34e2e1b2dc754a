import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { startHost, type TestHost } from '../../host/testing/startHost';
import { newEditor, type TestEditor } from '../support/staff';
import { borrowApi, callApi } from '../support/api';
import { addBuyer, newStaff } from '../support/members';
import type { TestApi } from '../support/startApi';
import { addOrder, setStatus } from '../support/orders';

interface Download {
  url: string;
  name: string;
}

let api: TestApi;
let host: TestHost;
let editor: TestEditor;
let folder: string;

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'owners-'));
  api = await borrowApi({ database: 'sqlite', env: { OWNERS_FOLDER: folder } });
  host = await startHost(api.url);
  editor = await newEditor(api);
});
afterAll(async () => {
  await host?.stop();
  await api?.stop();
  await rm(folder, { recursive: true, force: true });
});

async function request(path: string, token: string): Promise<Download> {
  const { status, body } = await callApi<{ data: Download }>({ url: host.origin }, path, { token });
  expect(status).toBe(200);
  return body.data;
}

/** Like a browser following a link: without a token. */
async function open({ url, name }: Download): Promise<Buffer> {
  const response = await fetch(host.origin + url);
  expect(response.status).toBe(200);
  expect(response.headers.get('cache-control')).toBe('no-store');
  expect(response.headers.get('content-disposition')).toMatch(/^attachment; filename="/);
  expect(response.headers.get('content-disposition')).toContain(
    `filename*=UTF-8''${encodeURIComponent(name)}`,
  );
  return Buffer.from(await response.arrayBuffer());
}

it('serves a bought document byte for byte, and refuses it after a refund', async () => {
  const { id, token } = await addBuyer(api);
  const bytes = Uint8Array.from({ length: 300_000 }, (_, index) => index % 251);
  const file = await editor.upload('so-tay.pdf', bytes, 'application/pdf');
  const category = { name: 'Sách', slug: 'sach', order: 1 };
  const item = await editor.add('api::document.document', {
    title: 'Sổ tay kiểm toán',
    slug: 'so-tay-kiem-toan',
    summary: 'Tóm tắt',
    price: 100_000,
    pages: 10,
    language: 'Tiếng Việt',
    year: 2026,
    author: 'Viện',
    category: {
      connect: [
        { documentId: await editor.create('api::document-category.document-category', category) },
      ],
    },
    file: file.id,
  });
  const order = await addOrder(api, id, { status: 'paid', lines: [{ kind: 'document', item }] });
  const download = await request(`/document/getUserDocument?id=${item}`, token);
  expect((await open(download)).equals(bytes)).toBe(true);
  await setStatus(api, order, 'refunded');
  const refused = await fetch(host.origin + download.url);
  expect(refused.status).toBe(404);
  expect(await refused.json()).toMatchObject({ data: null, error: { status: 404 } });
});

it.each([
  ['csv', [0xef, 0xbb, 0xbf]],
  ['xlsx', [0x50, 0x4b, 0x03, 0x04]],
])('serves a staff export as %s', async (format, firstBytes) => {
  const { token } = await newStaff(api);
  const bytes = await open(await request(`/analysis/users/export?format=${format}`, token));
  expect([...bytes.subarray(0, firstBytes.length)]).toEqual(firstBytes);
});
