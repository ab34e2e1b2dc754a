import { afterEach, expect, it, vi } from 'vitest';
import { SAVED_AT_HEADER } from '@/lib/offlineCaches';
import { clearSavedData, fetchOrSaved, savedAtVar } from './savedData';

afterEach(() => {
  vi.unstubAllGlobals();
  clearSavedData();
});

async function receive(url: string, savedAt?: number) {
  const headers = new Headers();
  if (savedAt) headers.set(SAVED_AT_HEADER, String(savedAt));
  const response = Object.defineProperty(new Response('{}', { headers }), 'url', { value: url });
  vi.stubGlobal('fetch', async () => response);
  await fetchOrSaved(url);
}

it('reports the oldest saved response, until the same data arrives from the network', async () => {
  await receive('/a', 20);
  await receive('/b', 10);
  await receive('/c');
  expect(savedAtVar()).toBe(10);
  await receive('/b');
  expect(savedAtVar()).toBe(20);
  await receive('/a');
  expect(savedAtVar()).toBeNull();
});
