import { createServer, request, type IncomingHttpHeaders } from 'node:http';
import type { AddressInfo } from 'node:net';
import { buffer } from 'node:stream/consumers';
import { brotliCompressSync, brotliDecompressSync, gunzipSync, gzipSync } from 'node:zlib';
import { describe, expect, it } from 'vitest';
import { bytesOf, createResponse } from './HostResponse';
import { bestEncodings, sendResponse } from './sendResponse';

const text = 'kiểm toán nội bộ '.repeat(500);
const parts = {
  status: 200,
  body: Buffer.from(text),
  contentType: 'text/plain; charset=utf-8',
  cacheControl: 'no-cache',
};

interface Received {
  status: number | undefined;
  headers: IncomingHttpHeaders;
  body: Buffer;
}

async function sendRequest(
  apiResponse: ReturnType<typeof createResponse>,
  headers: Record<string, string> = {},
) {
  const server = createServer((requested, response) =>
    sendResponse(requested, response, apiResponse),
  );
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  try {
    return await new Promise<Received>((resolve, reject) => {
      request({ port, host: '127.0.0.1', headers }, (response) => {
        const { statusCode: status, headers: received } = response;
        buffer(response).then((body) => resolve({ status, headers: received, body }), reject);
      })
        .on('error', reject)
        .end();
    });
  } finally {
    server.close();
  }
}

it('compresses once, if the client requests it, in an encoding that it can decode', async () => {
  const response = createResponse(parts);
  expect(Object.keys(response.variants)).toEqual(['identity']);
  const [first, second] = await Promise.all([
    sendRequest(response, { 'accept-encoding': 'gzip' }),
    sendRequest(response, { 'accept-encoding': 'gzip' }),
  ]);
  expect(first.headers['content-encoding']).toBe('gzip');
  expect(gunzipSync(first.body).toString()).toBe(text);
  expect(second.body).toEqual(first.body);
  expect(Object.keys(response.variants)).toEqual(['identity', 'gzip']);
  const third = await sendRequest(response, { 'accept-encoding': 'br, gzip' });
  expect(brotliDecompressSync(third.body).toString()).toBe(text);
  expect((await sendRequest(response)).body.toString()).toBe(text);
});

it('includes the compressed bodies in its size', async () => {
  const response = createResponse(parts);
  const before = bytesOf(response);
  await sendRequest(response, { 'accept-encoding': 'gzip' });
  await sendRequest(response, { 'accept-encoding': 'br' });
  const held = Object.values(response.variants).reduce((sum, { body }) => sum + body.byteLength, 0);
  expect(before).toBeGreaterThan(held);
  expect(before).toBeLessThan(2 * response.variants.identity.body.byteLength);
});

it('sends already compressed content unchanged', async () => {
  const response = createResponse({
    ...parts,
    compressed: { gzip: gzipSync('as gzip'), br: brotliCompressSync('as br') },
  });
  const zipped = await sendRequest(response, { 'accept-encoding': 'gzip' });
  expect(zipped.headers['content-encoding']).toBe('gzip');
  expect(gunzipSync(zipped.body).toString()).toBe('as gzip');
  const brotli = await sendRequest(response, { 'accept-encoding': 'br' });
  expect(brotli.headers['content-encoding']).toBe('br');
  expect(brotliDecompressSync(brotli.body).toString()).toBe('as br');
  const onlyZipped = createResponse({ ...parts, compressed: { gzip: gzipSync('as gzip') } });
  expect((await sendRequest(onlyZipped, { 'accept-encoding': 'br' })).body.toString()).toBe(text);
});

it('does not compress small or incompressible content', async () => {
  for (const response of [
    createResponse({ ...parts, body: Buffer.alloc(511, 'a') }),
    createResponse({ ...parts, compress: false }),
  ]) {
    const { headers } = await sendRequest(response, { 'accept-encoding': 'br, gzip' });
    expect(headers['content-encoding']).toBeUndefined();
  }
});

it('responds 304 if the client already has the content, in any spelling of the ETag', async () => {
  const response = createResponse(parts);
  const strong = response.etag.replace(/^W\//, '');
  for (const known of [response.etag, strong, '*', `"other", ${response.etag}`, `"o",${strong}`]) {
    const { status, headers, body } = await sendRequest(response, { 'if-none-match': known });
    expect({ known, status, bytes: body.byteLength }).toEqual({ known, status: 304, bytes: 0 });
    expect(headers).toMatchObject({
      etag: response.etag,
      vary: 'Accept-Encoding',
      'x-content-type-options': 'nosniff',
    });
  }
  for (const known of ['"other"', `x${strong}`, strong.replace('"', '"W/'), '']) {
    expect((await sendRequest(response, { 'if-none-match': known })).status).toBe(200);
  }
  const failed = createResponse({ ...parts, status: 404 });
  expect((await sendRequest(failed, { 'if-none-match': failed.etag })).status).toBe(404);
});

it('compresses from 512 bytes on', async () => {
  const response = createResponse({ ...parts, body: Buffer.alloc(512, 'a') });
  const { headers } = await sendRequest(response, { 'accept-encoding': 'gzip' });
  expect(headers['content-encoding']).toBe('gzip');
});

it('sends the plain text if it cannot be compressed', async () => {
  const response = {
    ...createResponse(parts),
    compress: () => Promise.reject(new Error('no memory')),
  };
  const { headers, body } = await sendRequest(response, { 'accept-encoding': 'br' });
  expect(headers['content-encoding']).toBeUndefined();
  expect(body.toString()).toBe(text);
});

describe('bestEncodings', () => {
  it.each([
    [undefined, ['identity']],
    ['', ['identity']],
    ['gzip, deflate, br, zstd', ['br', 'gzip', 'identity']],
    ['gzip', ['gzip', 'identity']],
    ['br;q=0.5, gzip;q=0.9', ['gzip', 'br', 'identity']],
    ['br;q=0, gzip', ['gzip', 'identity']],
    ['br;level=9;q=0.1, gzip;q=0.2', ['gzip', 'br', 'identity']],
    ['br;q=x, gzip', ['gzip', 'identity']],
    ['BR ; Q=0.5,GZIP', ['gzip', 'br', 'identity']],
    ['*', ['br', 'gzip', 'identity']],
    ['*;q=0', ['identity']],
    ['identity', ['identity']],
  ])('ranks the encodings of "%s"', (header, encodings) =>
    expect(bestEncodings(header)).toEqual(encodings),
  );
});
