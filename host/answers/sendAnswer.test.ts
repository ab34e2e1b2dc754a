import { createServer, request, type IncomingHttpHeaders } from 'node:http';
import type { AddressInfo } from 'node:net';
import { buffer } from 'node:stream/consumers';
import { brotliCompressSync, brotliDecompressSync, gunzipSync, gzipSync } from 'node:zlib';
import { expect, it } from 'vitest';
import { bytesOf, makeAnswer } from './Answer';
import { sendAnswer } from './sendAnswer';

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

async function ask(answer: ReturnType<typeof makeAnswer>, headers: Record<string, string> = {}) {
  const server = createServer((asked, response) => sendAnswer(asked, response, answer));
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
  const answer = makeAnswer(parts);
  expect(Object.keys(answer.variants)).toEqual(['identity']);
  const [first, second] = await Promise.all([
    ask(answer, { 'accept-encoding': 'gzip' }),
    ask(answer, { 'accept-encoding': 'gzip' }),
  ]);
  expect(first.headers['content-encoding']).toBe('gzip');
  expect(gunzipSync(first.body).toString()).toBe(text);
  expect(second.body).toEqual(first.body);
  expect(Object.keys(answer.variants)).toEqual(['identity', 'gzip']);
  const third = await ask(answer, { 'accept-encoding': 'br, gzip' });
  expect(brotliDecompressSync(third.body).toString()).toBe(text);
  expect((await ask(answer)).body.toString()).toBe(text);
});

it('includes the compressed bodies in its size', async () => {
  const answer = makeAnswer(parts);
  const before = bytesOf(answer);
  await ask(answer, { 'accept-encoding': 'gzip' });
  await ask(answer, { 'accept-encoding': 'br' });
  const held = Object.values(answer.variants).reduce((sum, { body }) => sum + body.byteLength, 0);
  expect(before).toBeGreaterThan(held);
  expect(before).toBeLessThan(2 * answer.variants.identity.body.byteLength);
});

it('sends already compressed content unchanged', async () => {
  const answer = makeAnswer({
    ...parts,
    compressed: { gzip: gzipSync('as gzip'), br: brotliCompressSync('as br') },
  });
  const zipped = await ask(answer, { 'accept-encoding': 'gzip' });
  expect(zipped.headers['content-encoding']).toBe('gzip');
  expect(gunzipSync(zipped.body).toString()).toBe('as gzip');
  const brotli = await ask(answer, { 'accept-encoding': 'br' });
  expect(brotli.headers['content-encoding']).toBe('br');
  expect(brotliDecompressSync(brotli.body).toString()).toBe('as br');
  const onlyZipped = makeAnswer({ ...parts, compressed: { gzip: gzipSync('as gzip') } });
  expect((await ask(onlyZipped, { 'accept-encoding': 'br' })).body.toString()).toBe(text);
});

it('does not compress small or incompressible content', async () => {
  for (const answer of [
    makeAnswer({ ...parts, body: Buffer.alloc(511, 'a') }),
    makeAnswer({ ...parts, compress: false }),
  ]) {
    const { headers } = await ask(answer, { 'accept-encoding': 'br, gzip' });
    expect(headers['content-encoding']).toBeUndefined();
  }
});

it('responds 304 if the client already has the content, in any spelling of the ETag', async () => {
  const answer = makeAnswer(parts);
  const strong = answer.etag.replace(/^W\//, '');
  for (const known of [answer.etag, strong, '*', `"other", ${answer.etag}`, `"o",${strong}`]) {
    const { status, headers, body } = await ask(answer, { 'if-none-match': known });
    expect({ known, status, bytes: body.byteLength }).toEqual({ known, status: 304, bytes: 0 });
    expect(headers).toMatchObject({
      ...{ etag: answer.etag, vary: 'Accept-Encoding', 'x-content-type-options': 'nosniff' },
    });
  }
  for (const known of ['"other"', `x${strong}`, strong.replace('"', '"W/'), '']) {
    expect((await ask(answer, { 'if-none-match': known })).status).toBe(200);
  }
  const failed = makeAnswer({ ...parts, status: 404 });
  expect((await ask(failed, { 'if-none-match': failed.etag })).status).toBe(404);
});

it('compresses from 512 bytes on', async () => {
  const answer = makeAnswer({ ...parts, body: Buffer.alloc(512, 'a') });
  const { headers } = await ask(answer, { 'accept-encoding': 'gzip' });
  expect(headers['content-encoding']).toBe('gzip');
});

it('sends the plain text if it cannot be compressed', async () => {
  const answer = { ...makeAnswer(parts), compress: () => Promise.reject(new Error('no memory')) };
  const { headers, body } = await ask(answer, { 'accept-encoding': 'br' });
  expect(headers['content-encoding']).toBeUndefined();
  expect(body.toString()).toBe(text);
});
