import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';

const folder = mkdtempSync(join(tmpdir(), 'reads-'));
const file = join(folder, 'reads');

beforeAll(() => {
  vi.stubEnv('INPUT_READS', file);
  const state = { route: { method: 'POST', path: '/x' } };
  vi.stubGlobal('strapi', { requestContext: { get: () => ({ state }) } });
});
afterAll(() => {
  vi.unstubAllEnvs();
  vi.unstubAllGlobals();
  rmSync(folder, { recursive: true });
});

it('records exactly the fields read, through lists and nested inputs', async () => {
  const { untracked, trackReads } = await import('./inputReads');
  const given = { note: 'a', unused: 'b', items: [{ kind: 'course', quantity: 1 }], none: null };
  const input = trackReads(given);
  expect(input.items.map(({ kind }) => kind)).toEqual(['course']);
  expect(input.note + input.note).toBe('aa');
  expect({ ...untracked(input) }).toEqual(given);
  expect(readFileSync(file, 'utf8').trim().split('\n')).toEqual([
    'POST /x items',
    'POST /x items.kind',
    'POST /x note',
  ]);
});
