import { expect, it } from 'vitest';
import { pageMoment } from '../../src/data/page/pageLocation';
import type { ApiReader } from '../api/ApiReader';
import { readerOf } from '../testing/fakeApi';
import { isUnchanged, signatureOf } from './pageSource';

const paths = ['/api/courses', '/api/documents'];

/** An API that returns its content at a path; without content, it is down. */
function setUp() {
  const content: Record<string, unknown> = { '/api/courses': ['a'], '/api/documents': ['b'] };
  const reader = readerOf({
    fetch: async (url) => {
      const data = content[new URL(String(url)).pathname];
      return data === undefined ? new Response(null, { status: 500 }) : Response.json({ data });
    },
  });
  return { content, reader };
}

async function sourceFrom(reader: ApiReader) {
  const responses = await Promise.all(
    paths.map(async (path) => [path, signatureOf(await reader.read(path))] as const),
  );
  return { responses: new Map(responses), moment: pageMoment() };
}

it('treats a page as unchanged while all responses are unchanged', async () => {
  const { content, reader } = setUp();
  const source = await sourceFrom(reader);
  expect(await isUnchanged(source, reader)).toBe(true);
  content['/api/documents'] = ['c'];
  expect(await isUnchanged(source, reader)).toBe(false);
});

it('treats a page as changed when the time shown on pages changes', async () => {
  const { reader } = setUp();
  const source = await sourceFrom(reader);
  expect(await isUnchanged({ ...source, moment: source.moment - 1 }, reader)).toBe(false);
});

it('treats a page as changed while the API fails, and rejects foreign paths', async () => {
  const { content, reader } = setUp();
  const source = await sourceFrom(reader);
  delete content['/api/documents'];
  expect(await isUnchanged(source, reader)).toBe(false);
  const responses = new Map([['//evil.vn/api', '200 W/""']]);
  await expect(isUnchanged({ ...source, responses }, reader)).rejects.toThrow('Not an API path');
});

it('distinguishes responses by their status too', () => {
  expect(signatureOf({ status: 200, etag: 'W/"a"' })).not.toBe(
    signatureOf({ status: 404, etag: 'W/"a"' }),
  );
});
