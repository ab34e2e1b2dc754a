/**
 * Preloaded into a server of the instrumented copy, which a test started: the process of the test switches its mutants and
 * reads which were executed (`servers.ts`). What the server executes before its first request counts as done while importing.
 */
import { subscribe } from 'node:diagnostics_channel';
import { mkdirSync, readFileSync, rmSync } from 'node:fs';
import { createServer } from 'node:net';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { isMainThread } from 'node:worker_threads';

const root = fileURLToPath(new URL('../..', import.meta.url));
const folder = join(root, '.servers', String(process.ppid));

function atStart() {
  try {
    return JSON.parse(readFileSync(join(folder, 'switch.json'), 'utf8'));
  } catch {
    return { activeMutant: null, hitLimit: null };
  }
}

if (isMainThread) {
  const { activeMutant, hitLimit } = atStart();
  const mutation = {
    activeMutant,
    hitCount: 0,
    hitLimit: hitLimit ?? Infinity,
    currentTestId: undefined,
    mutantCoverage: { static: {}, perTest: {} },
  };
  globalThis.__stryker__ = mutation;
  subscribe('http.server.request.start', () => (mutation.currentTestId ??= 'beside tests'));

  mkdirSync(folder, { recursive: true });
  const socket = join(folder, `${process.pid}.sock`);
  createServer((connection) => {
    connection.on('error', () => undefined);
    connection.once('data', (data) => {
      const { exit, ...changes } = JSON.parse(String(data));
      const { hitCount, mutantCoverage } = mutation;
      Object.assign(mutation, changes);
      connection.end(JSON.stringify({ hitCount, mutantCoverage }));
      if (exit) process.exit();
    });
  })
    .listen(socket)
    .unref();
  process.once('exit', () => rmSync(socket, { force: true }));
}
