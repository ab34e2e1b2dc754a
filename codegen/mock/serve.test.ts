import { createServer, type AddressInfo } from 'node:net';
import { expect, it } from 'vitest';
import { config } from '../../codegen';
import { settingsOf } from '../settings';
import { serveMock } from './serve';

async function freePort(): Promise<number> {
  const server = createServer();
  await new Promise<void>((listening) => server.listen(0, listening));
  const { port } = server.address() as AddressInfo;
  await new Promise((closed) => server.close(closed));
  return port;
}

it('serves the contract at an address, reads and changes', async () => {
  const port = await freePort();
  const address = await serveMock(settingsOf(config), port);
  expect(address).toBe(`http://localhost:${port}/api`);
  const read = await fetch(`${address}/courses/course-25`);
  expect(read.headers.get('content-type')).toBe('application/json');
  expect(await read.json()).toHaveProperty('data.slug', 'course-25');
  const head = await fetch(`${address}/courses`, { method: 'HEAD' });
  expect(head.status).toBe(405);
  const sent = await fetch(`${address}/contacts`, {
    method: 'POST',
    body: JSON.stringify({ fullName: 'An', email: 'an@' }),
  });
  expect(sent.status).toBe(400);
  expect(await sent.json()).toHaveProperty('error.name', 'ValidationError');
  await expect(serveMock(settingsOf(config), port)).rejects.toThrow('EADDRINUSE');
});
