import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, it, vi } from 'vitest';
import { openFormatCache } from './formatCache';

const folder = mkdtempSync(join(tmpdir(), 'formatted-'));
const file = join(folder, 'below', 'formatted.json');
afterAll(() => rmSync(folder, { recursive: true }));

it('formats once what an earlier run has asked for, and forgets what the last one has not', async () => {
  const format = vi.fn(() => Promise.resolve('const a = 1;\n'));
  const first = await openFormatCache(file);
  await first.of('a', format);
  await first.of('b', format);
  await first.save();
  const second = await openFormatCache(file);
  expect(await second.of('a', format)).toBe('const a = 1;\n');
  expect(format).toHaveBeenCalledTimes(2);
  await second.save();
  await (await openFormatCache(file)).of('b', format);
  expect(format).toHaveBeenCalledTimes(3);
});

it('formats everything where the file is cut short', async () => {
  writeFileSync(file, '{"a":');
  const cache = await openFormatCache(file);
  expect(await cache.of('a', () => Promise.resolve('anew'))).toBe('anew');
});
