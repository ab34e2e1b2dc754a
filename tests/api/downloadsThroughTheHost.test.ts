import { expect, it } from 'vitest';
import { startHost } from '../../host/testing/startHost';
import { newEditor } from '../support/staff';
import { addBuyer, newStaff } from '../support/members';
import { addOrder, setStatus } from '../support/orders';
import { callAs, dataOf, type Caller } from '../support/callAs';
import { shared, sharedApi } from '../support/suite';
import { publishDocument } from '../support/content';
import type { Download } from '@/data/generated/types';

const api = sharedApi({ database: 'sqlite' });
const host = shared(
  () => startHost(api.url),
  (started) => started.stop(),
);

const request = (path: string, who: Caller) =>
  dataOf(callAs<Download>({ url: host.origin }, who, path));

/** Like a browser following a link: without a token. */
async function open({ url, name }: Pick<Download, 'url' | 'name'>): Promise<Buffer> {
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
  const editor = await newEditor(api);
  const buyer = await addBuyer(api);
  const bytes = Uint8Array.from({ length: 300_000 }, (_, index) => index % 251);
  const file = await editor.upload('so-tay.pdf', bytes, 'application/pdf');
  const item = await publishDocument(editor, { file: file.id });
  const order = await addOrder(api, buyer.id, {
    status: 'paid',
    lines: [{ kind: 'document', item }],
  });
  const download = await request(`/document/getUserDocument?id=${item}`, buyer);
  expect((await open(download)).equals(bytes)).toBe(true);
  const part = await fetch(host.origin + download.url, { headers: { Range: 'bytes=1000-1999' } });
  expect([part.status, part.headers.get('content-range')]).toEqual([206, 'bytes 1000-1999/300000']);
  expect(Buffer.from(await part.arrayBuffer()).equals(bytes.subarray(1000, 2000))).toBe(true);
  await setStatus(api, order, 'refunded');
  const refused = await fetch(host.origin + download.url);
  expect(refused.status).toBe(404);
  expect(await refused.json()).toMatchObject({ data: null, error: { status: 404 } });
});

it.each([
  ['csv', [0xef, 0xbb, 0xbf]],
  ['xlsx', [0x50, 0x4b, 0x03, 0x04]],
])('serves a staff export as %s', async (format, firstBytes) => {
  const staff = await newStaff(api);
  const bytes = await open(await request(`/analysis/users/export?format=${format}`, staff));
  expect([...bytes.subarray(0, firstBytes.length)]).toEqual(firstBytes);
});
