import { createServer, type AddressInfo } from 'node:net';
import { expect, it } from 'vitest';
import config from '../../codegen';
import { serveMock, settingsOf } from 'rest-contract/testing';

async function freePort(): Promise<number> {
  const server = createServer();
  await new Promise<void>((listening) => server.listen(0, listening));
  const { port } = server.address() as AddressInfo;
  await new Promise((closed) => server.close(closed));
  return port;
}

const settings = settingsOf(config);

it('serves queries and mutations of the contract at an address', async () => {
  const port = await freePort();
  const address = await serveMock(settings, port);
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
  expect(await sent.json()).toHaveProperty(
    'error.details.errors',
    expect.arrayContaining([expect.objectContaining({ path: ['email'] })]),
  );
  const changed = await fetch(`${address}/users/me`, {
    method: 'PUT',
    body: JSON.stringify({ fullName: 'Lê Thu' }),
    headers: { authorization: 'Bearer x' },
  });
  expect(await changed.json()).toHaveProperty('data.fullName', 'Lê Thu');
  await expect(serveMock(settings, port)).rejects.toThrow('EADDRINUSE');
});

it('serves at the root if the settings do not configure a mock', async () => {
  const port = await freePort();
  const { mock, ...others } = settings;
  expect(mock).toBeDefined();
  expect(await serveMock(others, port)).toBe(`http://localhost:${port}`);
});
