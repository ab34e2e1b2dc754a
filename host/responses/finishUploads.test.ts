import fastify, { type FastifyInstance } from 'fastify';
import { once } from 'node:events';
import { connect } from 'node:net';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { finishUploads } from './finishUploads';

let app: FastifyInstance;
let port: number;

beforeEach(async () => {
  app = fastify({ bodyLimit: 10 });
  finishUploads(app, 200);
  app.post('/', (request) => request.body);
  app.post('/closed', {
    onRequest: async (_request, reply) => reply.code(405).send(),
    handler: () => '',
  });
  const origin = await app.listen({ host: '127.0.0.1', port: 0 });
  port = Number(new URL(origin).port);
});
afterEach(() => app.close());

const post = (path: string, length: number, body: string) => {
  const socket = connect(port, '127.0.0.1').setEncoding('utf8');
  socket.write(
    `POST ${path} HTTP/1.1\r\nHost: x\r\nContent-Type: text/plain\r\nContent-Length: ${length}\r\n\r\n${body}`,
  );
  return socket;
};

it.each([
  ['/', '413'],
  ['/closed', '405'],
])('responds to %s before the body has arrived, and closes after it', async (path, status) => {
  const socket = post(path, 20, 'half');
  const [head] = (await once(socket, 'data')) as [string];
  expect(head).toMatch(new RegExp(`^HTTP/1\\.1 ${status} `));
  expect(head).toMatch(/^connection: close\r$/im);
  expect(socket.readableEnded).toBe(false);
  const closed = once(socket, 'close');
  socket.write('x'.repeat(16));
  await closed;
});

it('does not wait forever for the rest of a body', async () => {
  const socket = post('/', 20, 'half');
  socket.resume();
  await once(socket, 'close');
});

it('keeps the connection after a body that was read', async () => {
  const socket = post('/', 4, 'text');
  const [head] = (await once(socket, 'data')) as [string];
  expect(head).toMatch(/^HTTP\/1\.1 200 /);
  expect(head).not.toMatch(/^connection: close\r$/im);
  socket.destroy();
});
