import Koa from 'koa';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { Readable } from 'node:stream';
import { afterEach, describe, expect, it } from 'vitest';
import { sendBody, sendFile } from './sendFile';
import type { OpenFile } from '../files/FileStore';

let close: () => void = () => undefined;
afterEach(() => close());

const sent = { name: 'Thành viên.csv', type: 'text/csv' };

const serve = (body: Readable): Promise<string> => listen((ctx) => sendBody(ctx, body, sent));

async function listen(respond: (ctx: Koa.Context) => unknown): Promise<string> {
  const app = new Koa();
  app.silent = true;
  app.use(respond);
  const server = createServer(app.callback());
  close = () => server.close();
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
}

it('streams a file while it is generated', async () => {
  const response = await fetch(await serve(Readable.from(['Lê ', 'Thuỳ An'])));
  expect(response.headers.get('content-disposition')).toMatch(
    /^attachment; filename="Thanh vien.csv"; filename\*=UTF-8''/,
  );
  expect(await response.text()).toBe('Lê Thuỳ An');
});

it('breaks the connection if a file fails midway, so that it is not mistaken for complete', async () => {
  async function* parts(): AsyncGenerator<string> {
    yield 'x'.repeat(100_000);
    throw new Error('The database is gone.');
  }
  const response = await fetch(await serve(Readable.from(parts())));
  await expect(response.text()).rejects.toThrow('terminated');
});

describe('a stored file', () => {
  const file: OpenFile = {
    size: 10,
    modified: new Date('2026-11-20T00:00:00Z'),
    etag: '"a"',
    read: ({ start, end } = { start: 0, end: 9 }) =>
      Promise.resolve(Readable.from([Buffer.from('0123456789'.slice(start, end + 1))])),
    close: () => Promise.resolve(),
  };

  it('is sent under its name, whole or in part', async () => {
    const url = await listen((ctx) => sendFile(ctx, file, sent));
    const whole = await fetch(url);
    expect(whole.headers.get('content-disposition')).toContain('attachment; filename=');
    expect([whole.status, await whole.text()]).toEqual([200, '0123456789']);
    const part = await fetch(url, { headers: { Range: 'bytes=-3', 'If-Range': '"a"' } });
    expect([part.status, await part.text()]).toEqual([206, '789']);
  });

  it('is not sent as an attachment if it cannot be read', async () => {
    const read = () => Promise.reject(new Error('The storage is gone.'));
    const url = await listen(async (ctx) => {
      await sendFile(ctx, { ...file, read }, sent).catch(() => {
        ctx.status = 503;
        ctx.body = 'error';
      });
    });
    const response = await fetch(url);
    expect([response.status, await response.text()]).toEqual([503, 'error']);
    expect(response.headers.get('content-disposition')).toBeNull();
  });

  it('breaks the connection if its storage fails midway', async () => {
    async function* parts(): AsyncGenerator<Buffer> {
      yield Buffer.from('012');
      throw new Error('The storage is gone.');
    }
    const read = () => Promise.resolve(Readable.from(parts()));
    const url = await listen((ctx) => sendFile(ctx, { ...file, read }, sent));
    await expect(fetch(url).then((response) => response.text())).rejects.toThrow();
  });
});
