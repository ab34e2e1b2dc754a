import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { restartDelay, Services } from './services.mjs';

let folder;
let services;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'services-'));
  services = new Services();
  vi.spyOn(console, 'log').mockImplementation(() => undefined);
});
afterEach(async () => {
  await services.stop('the test is over');
  rmSync(folder, { recursive: true });
  vi.restoreAllMocks();
});

/** A program that records its starts and survives after this many crashes. */
function program(name, deaths) {
  const notes = join(folder, `${name}.log`);
  const file = join(folder, `${name}.mjs`);
  writeFileSync(
    file,
    `import { appendFileSync, readFileSync } from 'node:fs';
     appendFileSync(${JSON.stringify(notes)}, process.pid + '\\n');
     const starts = readFileSync(${JSON.stringify(notes)}, 'utf8').trim().split('\\n').length;
     if (starts <= ${deaths}) setTimeout(() => process.exit(1), 50);
     else setInterval(() => undefined, 1_000);`,
  );
  services.start(name, [file], { cwd: folder, env: {} });
  return () =>
    existsSync(notes) ? readFileSync(notes, 'utf8').trim().split('\n').map(Number) : [];
}

const lives = (pid) => {
  try {
    return process.kill(pid, 0);
  } catch {
    return false;
  }
};

it('restarts a server that exits, without touching the others', async () => {
  services.ready();
  const website = program('website', 0);
  const content = program('content', 2);
  await expect.poll(() => content().length, { timeout: 10_000 }).toBe(3);
  await expect.poll(() => lives(content().at(-1))).toBe(true);
  expect(website()).toHaveLength(1);
  expect(lives(website()[0])).toBe(true);
});

it('restarts a server on request, without touching the others', async () => {
  services.ready();
  const website = program('website', 0);
  const content = program('content', 0);
  await expect.poll(() => [website().length, content().length]).toEqual([1, 1]);
  services.restart('content');
  await expect.poll(() => content().length, { timeout: 10_000 }).toBe(2);
  await expect.poll(() => content().map(lives)).toEqual([false, true]);
  expect(website()).toHaveLength(1);
});

it('ends the command if a server exits before all are ready', async () => {
  const exit = vi.spyOn(process, 'exit').mockImplementation(() => undefined);
  const website = program('website', 0);
  await expect.poll(() => website().length).toBe(1);
  program('content', 1);
  await expect.poll(() => exit.mock.calls, { timeout: 10_000 }).toEqual([[1]]);
  expect(lives(website()[0])).toBe(false);
});

it('waits longer after each failure, at most half a minute', () => {
  expect([1, 2, 3, 7, 20].map(restartDelay)).toEqual([500, 1_000, 2_000, 30_000, 30_000]);
});
