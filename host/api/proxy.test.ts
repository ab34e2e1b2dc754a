import { once } from 'node:events';
import { connect, type Socket } from 'node:net';
import { pipeline, Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { responses } from '../testing/fakeApi';
import { setUpSite } from '../testing/setUpSite';

let sockets: Socket[];

const site = setUpSite({
  env: { PROXY_TIMEOUT_MS: '30000', API_TIMEOUT_MS: '5000' },
  api: (request, response) => {
    // An endless file, so that its reader never finishes.
    if (/uploads|download|sample-file/i.test(request.url ?? '')) response.writeHead(200).write('x');
    else request.resume().on('end', () => responses.json({ data: 1 })(request, response));
  },
});
beforeEach(() => {
  sockets = [];
});
afterEach(() => {
  for (const socket of sockets) socket.destroy();
});

/** Sends a request, then nothing more; appends what arrives to `text` unless paused. */
async function speak(words: string) {
  const socket = connect(site.port, '127.0.0.1').setEncoding('utf8');
  sockets.push(socket);
  const speaker = { socket, text: '' };
  socket.on('error', () => undefined);
  socket.on('data', (part: string) => (speaker.text += part));
  await once(socket, 'connect');
  await new Promise<void>((resolve) =>
    socket.write(words.replaceAll('\n', '\r\n'), () => resolve()),
  );
  return speaker;
}

const speakTimes = (times: number, words: string) =>
  Promise.all(Array.from({ length: times }, () => speak(words)));

const call = (init: RequestInit = {}) =>
  site.get('/api/auth/local', {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: '{}',
    ...init,
  });

const slowBody =
  'POST /api/contacts HTTP/1.1\nHost: x\nContent-Type: application/json\nContent-Length: 200\n\n{"a';

describe('the body of a call', () => {
  it('occupies no connection to the API while it arrives', async () => {
    await speakTimes(140, slowBody);
    expect((await call()).status).toBe(200);
    expect(site.api.requests.map(({ url }) => url)).toEqual(['/api/auth/local']);
  });

  it('is forwarded with its length, even if it arrived chunked', async () => {
    let received = '';
    site.api.behaviour = (request, response) => {
      request.on('data', (part: Buffer) => (received += part.toString()));
      request.on('end', () => responses.json({ data: 1 })(request, response));
    };
    const { socket } = await speak(
      'POST /api/contacts HTTP/1.1\nHost: x\nContent-Type: application/json; charset=utf-8\nTransfer-Encoding: chunked\n\n' +
        '4\n{"a"\n3\n:1}\n0\n\n',
    );
    await once(socket, 'data');
    expect(received).toBe('{"a":1}');
    expect(site.api.requests[0]?.headers).toMatchObject({
      'content-length': '7',
      'content-type': 'application/json; charset=utf-8',
    });
    expect(site.api.requests[0]?.headers).not.toHaveProperty('transfer-encoding');
  });

  it.each([
    ['declares its length', 'Content-Length: 100001\n\n{'],
    ['does not declare its length', `Transfer-Encoding: chunked\n\n186a1\n${'x'.repeat(100_001)}`],
  ])('is rejected above 100 KB if its header %s', async (_, rest) => {
    const speaker = await speak(
      `POST /api/contacts HTTP/1.1\nHost: x\nContent-Type: application/json\n${rest}`,
    );
    await expect
      .poll(() => speaker.text)
      .toMatch(/^HTTP\/1\.1 413 [^]*\{"data":null,"error":\{"status":413,/);
    expect(site.api.requests).toHaveLength(0);
  });

  it.each([
    ['/api/payment/reconcileStatement', 5_400_000],
    ['/api/imports/check', 1_000_000],
    ['/api/imports/run', 1_000_000],
  ])('is accepted in staff requests to %s up to %d bytes', async (path, limit) => {
    const post = (bytes: number) => site.get(path, { method: 'POST', body: 'x'.repeat(bytes) });
    expect((await post(limit)).status).toBe(200);
    expect((await post(limit + 1)).status).toBe(413);
    expect(site.api.requests).toHaveLength(1);
  });

  it('is forwarded as bytes if it has no type', async () => {
    await call({ headers: {}, body: Buffer.from('{}') });
    expect(site.api.requests[0]?.headers['content-type']).toBe('application/octet-stream');
  });

  it("is rejected in the API's format if its type is unknown", async () => {
    const response = await call({ headers: { 'content-type': 'json' } });
    expect(response.status).toBe(415);
    expect(await response.json()).toMatchObject({ data: null, error: { status: 415 } });
  });
});

/** Lets the API send more than the buffers in between can store; resolves to the end of the response. */
const sendingMuch = () =>
  new Promise((resolve) => {
    site.api.behaviour = (_, response) => {
      const parts = Array<Buffer>(40).fill(Buffer.alloc(1_000_000));
      pipeline(Readable.from(parts), response, (error) => resolve(error ? 'broken off' : 'sent'));
    };
  });

it.each([
  '/upload',
  '/content-manager/x',
  '/api/cpe/evidence',
  '/api/cpe/evidence/',
  '/api/CPE/evidence',
])('forwards a file to %s byte for byte, beyond the size limit of calls', async (path) => {
  const sent = Buffer.alloc(3_000_000, 'ảnh');
  let received = Buffer.alloc(0);
  site.api.behaviour = async (request, response) => {
    received = await buffer(request);
    responses.json({ type: request.headers['content-type'] })(request, response);
  };
  const type = 'multipart/form-data; boundary=x';
  const headers = { 'content-type': type };
  const apiResponse = await site.get(path, { method: 'POST', headers, body: sent });
  expect(await apiResponse.json()).toEqual({ type });
  expect(received.equals(sent)).toBe(true);
});

describe('an unreachable API', () => {
  it('is reported as unreachable, not as a bad gateway', async () => {
    // Nothing listens on this port.
    await site.restart({ API_URL: 'http://127.0.0.1:9' });
    for (const init of [{ headers: { authorization: 'Bearer t' } }, { method: 'POST' }]) {
      const response = await site.get('/api/order/userOrder', init);
      expect(response.status).toBe(503);
      expect(await response.json()).toMatchObject({ error: { name: 'ServiceUnavailable' } });
    }
  });
});

describe('a slow reader', () => {
  it('occupies no connection that other calls need', async () => {
    await speakTimes(140, 'GET /uploads/a.jpg HTTP/1.1\nHost: x\n\n');
    expect((await call()).status).toBe(200);
  });

  it('leaves the response to a call buffered by the host', async () => {
    const end = sendingMuch();
    const { socket } = await speak(
      'GET /api/users/me HTTP/1.1\nHost: x\nAuthorization: Bearer t\n\n',
    );
    socket.pause();
    expect(await end).toBe('sent');
  });

  it('waits for the API as long as other calls', async () => {
    await site.restart({ PROXY_TIMEOUT_MS: '1000' });
    site.api.behaviour = (_, response) => setTimeout(() => response.end('late'), 600);
    expect(await (await site.get('/uploads/a.jpg')).text()).toBe('late');
  });

  it('is disconnected after stopping', async () => {
    await site.restart({ PROXY_TIMEOUT_MS: '100' });
    const end = sendingMuch();
    const { socket } = await speak('GET /uploads/a.jpg HTTP/1.1\nHost: x\n\n');
    socket.pause();
    expect(await end).toBe('broken off');
  });

  it.each([
    '/uploads/a.jpg',
    '/Uploads/a.jpg',
    '/api/download?ticket=a.b',
    '/api/Download/?ticket=a.b',
    '/api/sample-file?lesson=a',
  ])('limits the number of concurrent streams: %s', async (path) => {
    const status = async () => {
      const response = await site.get(path);
      if (response.status === 200) await response.body?.cancel();
      else expect(await response.json()).toMatchObject({ data: null, error: { status: 429 } });
      return response.status;
    };
    const readers = await speakTimes(100, `GET ${path} HTTP/1.1\nHost: x\n\n`);
    await expect.poll(() => site.api.requests.length).toBe(100);
    expect(await status()).toBe(429);
    expect((await call()).status).toBe(200);
    for (const { socket } of readers) socket.destroy();
    await expect.poll(status).toBe(200);
  });
});

it.each<Record<string, string>>([{}, { authorization: 'Bearer t' }])(
  'does not forward an overlong URL: %o',
  async (headers) => {
    const request = (length: number) =>
      site.get('/api/courses?q='.padEnd(length, 'x'), { headers });
    const response = await request(8_193);
    expect(response.status).toBe(414);
    expect(await response.json()).toMatchObject({ data: null, error: { status: 414 } });
    expect(site.api.requests).toHaveLength(0);
    expect((await request(8_192)).status).toBe(200);
  },
);

it('reports a truncated response instead of sending half of it', async () => {
  site.api.behaviour = responses.truncated;
  const response = await call();
  expect(response.status).toBe(503);
  expect(await response.json()).toMatchObject({ data: null, error: { status: 503 } });
});

it.each([
  ['/admin', ''],
  ['/api/users/me', 'Authorization: Bearer t\n'],
  ['/api/courses', ''],
])('closes the connection if the visitor requests it: %s', async (path, token) => {
  for (const how of ['asked for', 'from the cache']) {
    const speaker = await speak(`GET ${path} HTTP/1.1\nHost: x\nConnection: close\n${token}\n`);
    await once(speaker.socket, 'close');
    expect(speaker.text, how).toMatch(/^HTTP\/1\.1 200 /);
    expect(speaker.text).toMatch(/^connection: close\r$/im);
    expect(speaker.text).not.toMatch(/^keep-alive:/im);
  }
});
