import { afterEach, expect, it } from 'vitest';
import { SAVED_AT_HEADER } from '@/lib/savedAt';
import { noteSaved } from './savedData';
import { clearSavedData, savedTimeVar } from './savedTime';

afterEach(clearSavedData);

async function receive(url: string, savedAt?: string) {
  const headers = new Headers();
  if (savedAt) headers.set(SAVED_AT_HEADER, String(Date.parse(savedAt)));
  const response = Object.defineProperty(new Response('{}', { headers }), 'url', { value: url });
  await noteSaved(async () => response)(url);
}

it('reports the oldest saved response, until the same data arrives from the network', async () => {
  await receive('/a', '2026-07-05T07:30:00Z');
  await receive('/b', '2026-07-05T01:00:00Z');
  await receive('/c');
  expect(savedTimeVar()).toBe('05/07/2026 08:00');
  await receive('/b');
  expect(savedTimeVar()).toBe('05/07/2026 14:30');
  await receive('/a');
  expect(savedTimeVar()).toBeNull();
});

it('reports only the time of today', async () => {
  await receive('/a', new Date().toISOString());
  expect(savedTimeVar()).toMatch(/^\d\d:\d\d$/);
});
