import { statfs } from 'node:fs/promises';
import { expect, it } from 'vitest';
import { withinLimit } from './withinLimit';

/** As a long computation does. */
function block(ms: number): void {
  Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, ms);
}

it('returns a result that arrived in time while the process was busy', async () => {
  const measured = withinLimit(statfs('/'), 50);
  block(100);
  expect(await measured).not.toBeNull();
});

it('returns null for work that fails or takes longer', async () => {
  expect(await withinLimit(Promise.reject(new Error('EIO')), 50)).toBeNull();
  expect(await withinLimit(new Promise(() => undefined), 1)).toBeNull();
});
