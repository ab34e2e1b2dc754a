import fastify from 'fastify';
import { once } from 'node:events';
import { connect } from 'node:net';
import { afterEach, expect, it } from 'vitest';
import { bufferBodies } from './bufferBodies';

const app = fastify();
bufferBodies(app, { maxBytes: 100, maxMs: () => 50 });
app.post('/', (request) => request.body);
app.get('/', async () => {
  await new Promise((resolve) => setTimeout(resolve, 100));
  return 'late';
});
afterEach(() => app.close());

it('aborts a body that arrives too slowly, but not a complete one', async () => {
  const origin = await app.listen({ host: '127.0.0.1', port: 0 });
  expect(await (await fetch(origin)).text()).toBe('late');
  expect(await (await fetch(origin, { method: 'POST', body: 'whole' })).text()).toBe('whole');
  const socket = connect(Number(new URL(origin).port), '127.0.0.1').setEncoding('utf8');
  let text = '';
  socket.on('data', (part: string) => (text += part));
  socket.write('POST / HTTP/1.1\r\nHost: x\r\nContent-Length: 50\r\n\r\nhalf');
  await once(socket, 'close');
  expect(text).toMatch(/^HTTP\/1\.1 408 [^]*connection: close[^]*"error":\{"status":408,/);
});
