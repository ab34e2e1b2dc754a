import { describe, expect, it } from 'vitest';
import { startHost } from '../../host/testing/startHost';
import { newMember } from '../support/members';
import { once } from 'node:events';
import { connect, type Socket } from 'node:net';
import { shared, sharedApi } from '../support/suite';

const api = sharedApi({ database: 'sqlite' });
const host = shared(
  () => startHost(api.url),
  (started) => started.stop(),
);
const member = shared(() => newMember(api));

const json = { 'Content-Type': 'application/json' };
const file = { 'Content-Type': 'application/octet-stream' };
const form = { 'Content-Type': 'multipart/form-data; boundary=x' };

const evidence = '/api/cpe/evidence?name=a.pdf';

// Exceeds the buffers of a connection, so that the upload is still running when the server responds.
const SENT = 8_000_000;

interface Case {
  what: string;
  path: string;
  headers: () => Record<string, string>;
  status: number;
  /** The contract accepts no file without its length. */
  statusWithoutLength?: number;
}

const cases: Case[] = [
  { what: 'a call', path: '/api/contacts', headers: () => json, status: 413 },
  { what: 'a login', path: '/api/auth/local', headers: () => json, status: 413 },
  ...['/api/imports/check', '/api/imports/run', '/api/payment/reconcileStatement'].map((path) => ({
    what: 'a file of staff',
    path,
    headers: () => json,
    status: 413,
  })),
  {
    what: 'evidence',
    path: evidence,
    headers: () => ({ ...file, Authorization: `Bearer ${member.token}` }),
    status: 413,
    statusWithoutLength: 411,
  },
  {
    what: 'evidence',
    path: '/api/CPE/evidence/?name=a.pdf',
    headers: () => file,
    status: 413,
    statusWithoutLength: 411,
  },
  { what: 'a call of the panel', path: '/admin/login', headers: () => json, status: 413 },
  { what: 'a file without a session', path: '/upload', headers: () => form, status: 401 },
  { what: 'a purge without its secret', path: '/_host/purge', headers: () => json, status: 401 },
  { what: 'a body for a page', path: '/khoa-hoc', headers: () => json, status: 405 },
];

describe.each([false, true])('a body rejected before its end (chunked: %s)', (chunked) => {
  it.each(cases)('reports $status for $what: $path', async (one) => {
    const { path, headers, status, statusWithoutLength = status } = one;
    const sent = { path, headers: headers(), bytes: SENT, chunked };
    expect(await sendLargeBody(host.origin, sent)).toBe(chunked ? statusWithoutLength : status);
  });
});

it('reports 401 for a file within the limit that the server does not read', async () => {
  const sent = { path: evidence, headers: file, bytes: 4_900_000, chunked: false };
  expect(await sendLargeBody(host.origin, sent)).toBe(401);
});

interface LargeBody {
  path: string;
  headers: Record<string, string>;
  bytes: number;
  chunked: boolean;
}

const PART = Buffer.alloc(65_536, 'x');

/**
 * Sends a body as a browser does: the response is read only after the last byte is sent.
 * @returns the response's status
 * @throws Error if the connection ends before there is one
 */
async function sendLargeBody(origin: string, body: LargeBody): Promise<number> {
  const { hostname, port } = new URL(origin);
  const socket = connect(Number(port), hostname);
  socket.pause();
  try {
    await once(socket, 'connect');
    const failed = new Promise<never>((_, reject) => socket.once('error', reject));
    return await Promise.race([failed, exchange(socket, body)]);
  } finally {
    socket.destroy();
  }
}

async function exchange(socket: Socket, { path, headers, bytes, chunked }: LargeBody) {
  const lines = [
    `POST ${path} HTTP/1.1`,
    'Host: x',
    chunked ? 'Transfer-Encoding: chunked' : `Content-Length: ${bytes}`,
    ...Object.entries(headers).map(([name, value]) => `${name}: ${value}`),
  ];
  socket.write(`${lines.join('\r\n')}\r\n\r\n`);
  for (let sent = 0; sent < bytes; sent += PART.length) {
    const part = PART.subarray(0, bytes - sent);
    const size = `${part.length.toString(16)}\r\n`;
    const more = chunked ? Buffer.concat([Buffer.from(size), part, Buffer.from('\r\n')]) : part;
    if (!socket.write(more)) await once(socket, 'drain');
  }
  if (chunked) socket.write('0\r\n\r\n');
  const received = once(socket, 'data');
  socket.resume();
  const [head] = (await received) as [Buffer];
  return Number(/^HTTP\/1\.1 (\d{3}) /.exec(head.toString())?.[1]);
}
