import { Agent, createServer, get, type Server, type ServerResponse } from 'node:http';
import { connect, type AddressInfo } from 'node:net';
import { once } from 'node:events';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { Connections } from './Connections';

let server: Server;
let connections: Connections;
let port: number;
/** Responses that the server has not sent yet. */
let pending: ServerResponse[];

beforeEach(async () => {
  pending = [];
  server = createServer({ keepAliveTimeout: 60_000 }, (request, response) => {
    if (request.url === '/pending') pending.push(response);
    else response.end('done');
  });
  connections = new Connections();
  connections.track(server);
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  ({ port } = server.address() as AddressInfo);
});
afterEach(() => server.closeAllConnections());

const agent = () => new Agent({ keepAlive: true });

function read(
  path: string,
  options: { agent?: Agent } = {},
): Promise<[string, string | undefined]> {
  return new Promise((resolve, reject) => {
    get({ port, host: '127.0.0.1', path, ...options }, (response) => {
      let body = '';
      response.on('data', (part: Buffer) => (body += part.toString()));
      response.on('end', () => resolve([body, response.headers.connection]));
      response.on('error', reject);
    }).on('error', reject);
  });
}

it('closes connections after their next response while draining', async () => {
  const reused = agent();
  expect(await read('/', { agent: reused })).toEqual(['done', 'keep-alive']);
  connections.leave();
  expect(connections.isLeaving).toBe(true);
  expect(await read('/', { agent: reused })).toEqual(['done', 'close']);
});

it('completes requests in flight, and refuses new ones', async () => {
  const response = read('/pending', { agent: agent() });
  await expect.poll(() => pending.length).toBe(1);
  const finished = connections.finish(10_000);
  await expect.poll(() => server.listening).toBe(false);
  await expect(read('/')).rejects.toThrow('ECONNREFUSED');
  pending[0]?.end('complete');
  expect(await response).toEqual(['complete', 'close']);
  expect(await finished).toBe(0);
});

it('serves clients whose connections it has not accepted yet', async () => {
  const responses = Array.from({ length: 20 }, () => read('/'));
  // The system has connected them, as after a busy turn of the event loop.
  await new Promise((resolve) => process.nextTick(resolve));
  const finished = connections.finish(10_000);
  expect(await Promise.all(responses)).toEqual(responses.map(() => ['done', 'close']));
  expect(await finished).toBe(0);
});

it('closes connections that were used, and those that never were', async () => {
  const unused = connect(port, '127.0.0.1');
  const closed = once(unused, 'close');
  await once(unused, 'connect');
  await read('/', { agent: agent() });
  expect(await connections.finish(10_000)).toBe(0);
  await closed;
});

it('serves a request that was on its way on an open connection', async () => {
  const reused = agent();
  await read('/', { agent: reused });
  const finished = connections.finish(10_000);
  expect(await read('/', { agent: reused })).toEqual(['done', 'close']);
  expect(await finished).toBe(0);
});

it('closes a connection whose response had begun with `keep-alive`', async () => {
  const response = read('/pending', { agent: agent() });
  await expect.poll(() => pending.length).toBe(1);
  pending[0]?.writeHead(200, { connection: 'keep-alive' }).write('first ');
  const finished = connections.finish(10_000);
  pending[0]?.end('last');
  expect((await response)[0]).toBe('first last');
  expect(await finished).toBe(0);
});

it('aborts requests that take too long, and counts them', async () => {
  const responses = [read('/pending'), read('/pending')];
  const outcomes = Promise.allSettled(responses);
  await expect.poll(() => pending.length).toBe(2);
  expect(await connections.finish(50)).toBe(2);
  expect((await outcomes).map(({ status }) => status)).toEqual(['rejected', 'rejected']);
});
