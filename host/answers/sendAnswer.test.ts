import { createServer, request, type IncomingHttpHeaders } from 'node:http';
import type { AddressInfo } from 'node:net';
import { buffer } from 'node:stream/consumers';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
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

async function ask(answer: ReturnType<typeof makeAnswer>, headers: Record<string, string> = {}) {
  const server = createServer((asked, response) => sendAnswer(asked, response, answer));
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  try {
    return await new Promise<{ headers: IncomingHttpHeaders; body: Buffer }>((resolve, reject) => {
      request({ port, host: '127.0.0.1', headers }, (response) => {
        buffer(response).then((body) => resolve({ headers: response.headers, body }), reject);
      })
        .on('error', reject)
        .end();
    });
  } finally {
    server.close();
  }
}

it('compresses when it is asked to, once, as the client can read it', async () => {
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

it('counts beforehand what its compressed bodies will take up', async () => {
  const answer = makeAnswer(parts);
  const before = bytesOf(answer);
  await ask(answer, { 'accept-encoding': 'gzip' });
  await ask(answer, { 'accept-encoding': 'br' });
  const held = Object.values(answer.variants).reduce((sum, { body }) => sum + body.byteLength, 0);
  expect(before).toBeGreaterThan(held);
});

it('leaves alone what is small, or compressed already', async () => {
  for (const answer of [
    makeAnswer({ ...parts, body: Buffer.from('ngắn') }),
    makeAnswer({ ...parts, compress: false }),
  ]) {
    const { headers } = await ask(answer, { 'accept-encoding': 'br, gzip' });
    expect(headers['content-encoding']).toBeUndefined();
  }
});

it('sends the text itself where it cannot be compressed', async () => {
  const answer = { ...makeAnswer(parts), compress: () => Promise.reject(new Error('no memory')) };
  const { headers, body } = await ask(answer, { 'accept-encoding': 'br' });
  expect(headers['content-encoding']).toBeUndefined();
  expect(body.toString()).toBe(text);
});
