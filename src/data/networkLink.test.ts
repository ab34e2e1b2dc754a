import { afterEach, expect, it, vi } from 'vitest';
import { networkLink } from './networkLink';

const channelsOf = (ssr: boolean): number => {
  let opened = 0;
  if (typeof BroadcastChannel !== 'undefined') {
    vi.stubGlobal(
      'BroadcastChannel',
      class {
        constructor() {
          opened += 1;
        }
      },
    );
  }
  networkLink({ apiUrl: '/api', fetch, timeoutMs: 1000, strict: true, ssr });
  return opened;
};

afterEach(() => vi.unstubAllGlobals());

it('opens a channel to other tabs in the browser, and none on the host', () => {
  expect(channelsOf(false)).toBe(1);
  expect(channelsOf(true)).toBe(0);
});

it.each(['document', 'BroadcastChannel'])('opens no channel if there is no %s', (name) => {
  vi.stubGlobal(name, undefined);
  expect(channelsOf(false)).toBe(0);
});
