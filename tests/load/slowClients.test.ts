import { once } from 'node:events';
import { connect, type Socket } from 'node:net';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { startProduct, type Product } from '../support/product';
import { isLong } from '../support/database';

/** Median waiting time of another visitor. */
const TIMEOUT_MS = 500;
const VISITS = 15;

let product: Product;
let sockets: Socket[] = [];
beforeAll(async () => {
  product = await startProduct();
  await visit('/khoa-hoc');
});
afterEach(() => {
  for (const socket of sockets) socket.destroy();
  sockets = [];
});
afterAll(() => product.stop());

async function visit(path: string): Promise<number> {
  const begun = performance.now();
  const response = await fetch(product.url + path);
  await response.text();
  expect([path, response.status]).toEqual([path, 200]);
  return performance.now() - begun;
}

/** Opens connections that send these words and then nothing more, and read nothing. */
async function occupy(count: number, words: string): Promise<void> {
  const port = Number(new URL(product.url).port);
  await Promise.all(
    Array.from({ length: count }, async () => {
      const socket = connect(port, 'localhost');
      socket.on('error', () => undefined);
      sockets.push(socket);
      await once(socket, 'connect');
      socket.pause();
      await new Promise((resolve) => socket.write(words, resolve));
    }),
  );
}

const post = (path: string, type: string, length: number) =>
  `POST ${path} HTTP/1.1\r\nHost: x\r\nContent-Type: ${type}\r\nContent-Length: ${length}\r\n\r\n{`;
const page = 'GET /khoa-hoc HTTP/1.1\r\nHost: x\r\n\r\n';

describe('slow clients', () => {
  it.each<[string, number, number, string]>([
    ['headers without end', 300, 1_500, 'GET / HTTP/1.1\r\nHost: x\r\nX-a: '],
    ['bodies without end', 100, 400, post('/api/contacts', 'application/json', 5_000)],
    [
      'uploads without end',
      80,
      300,
      post('/api/cpe/evidence', 'application/octet-stream', 4_000_000),
    ],
    ['panel bodies without end', 80, 300, post('/admin/login', 'application/json', 5_000)],
    ['pipelined pages unread', 50, 200, page.repeat(40)],
  ])('lets other visitors through: %s', { retry: 2 }, async (_, short, whole, words) => {
    await occupy(isLong ? whole : short, words);
    const waits: number[] = [];
    for (let count = 0; count < VISITS; count += 1) {
      waits.push(await visit(count % 3 === 0 ? `/khoa-hoc?tim=cham-${count}` : '/khoa-hoc'));
    }
    waits.push(await visit('/api/courses?pagination[pageSize]=3'));
    waits.sort((a, b) => a - b);
    expect(waits[Math.floor(waits.length / 2)]).toBeLessThan(TIMEOUT_MS);
  });
});
