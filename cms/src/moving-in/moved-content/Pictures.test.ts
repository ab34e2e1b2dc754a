import type { Core } from '@strapi/strapi';
import { afterEach, expect, it, vi } from 'vitest';
import { PictureRefused, Pictures } from './Pictures';

afterEach(() => {
  vi.unstubAllGlobals();
});

vi.mock('./movedRecords', () => ({ readMovedRecord: async () => undefined }));

const strapi = {
  db: { transaction: (work: (context: object) => unknown) => work({}) },
} as unknown as Core.Strapi;

const fetchedFor = async (url: string) => {
  const fetched = vi.fn(async (_address: URL) => new Response(null, { status: 404 }));
  vi.stubGlobal('fetch', fetched);
  const pictures = new Pictures(strapi, 'https://old.example.vn:8443', false);
  await expect(pictures.store({ url, alternativeText: '' })).rejects.toThrow(PictureRefused);
  return fetched.mock.calls.map(([address]) => address.href);
};

it.each([
  ['http://www.old.example.vn/a.png?w=1', '/a.png?w=1'],
  ['https://www.old.example.vn//10.0.0.5:8080/x.png', '//10.0.0.5:8080/x.png'],
  ['https://old.example.vn/..//10.0.0.5/x.png', '//10.0.0.5/x.png'],
  ['https://old.example.vn/\\\\10.0.0.5/x.png', '///10.0.0.5/x.png'],
])('fetches %s from the site itself', async (url, path) => {
  expect(await fetchedFor(url)).toEqual([`https://old.example.vn:8443${path}`]);
});

it.each(['https://10.0.0.5/x.png', '//10.0.0.5/x.png', 'file:///etc/passwd'])(
  'refuses %s without a fetch',
  async (url) => {
    expect(await fetchedFor(url)).toEqual([]);
  },
);
