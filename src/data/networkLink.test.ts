import { afterEach, expect, it, vi } from 'vitest';
import { networkLink } from './networkLink';

const openedChannels = (): number => {
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
  networkLink({ apiUrl: '/api', fetch, timeoutMs: 1000, retries: 2, strict: true });
  return opened;
};

afterEach(() => vi.unstubAllGlobals());

it('notifies other tabs of its changes', () => {
  expect(openedChannels()).toBe(1);
});

it.each(['document', 'BroadcastChannel'])('opens no channel without %s', (name) => {
  vi.stubGlobal(name, undefined);
  expect(openedChannels()).toBe(0);
});
