import Koa from 'koa';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { Readable } from 'node:stream';
import { afterEach, expect, it } from 'vitest';
import { sendBody } from './sendFile';

let close: () => void = () => undefined;
afterEach(() => close());

async function serve(body: Readable): Promise<string> {
  const app = new Koa();
  app.silent = true;
  app.use((ctx) => sendBody(ctx, body, { name: 'Thành viên.csv', type: 'text/csv' }));
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
