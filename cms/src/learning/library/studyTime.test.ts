import { expect, it } from 'vitest';
import { countedMs, MAX_COUNTED_MS } from './studyTime';

const at = (seconds: number) => new Date(1_800_000_000_000 + seconds * 1000);

it.each([
  ['nothing for the first call', null, 10, 0],
  ['the time since the last call', at(0), 30, 30_000],
  ['nothing for calls at the same moment', at(10), 10, 0],
  ['nothing if another server is ahead', at(20), 10, 0],
  ['no more than its maximum after a pause', at(0), 3600, MAX_COUNTED_MS],
])('counts %s', (_what, before, now, counted) => expect(countedMs(before, at(now))).toBe(counted));
