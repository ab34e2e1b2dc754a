import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { newBuild, watchBuild } from './watchBuild';

const HOUR = 3_600_000;
let stop: () => void = () => undefined;

beforeEach(() => vi.useFakeTimers());
afterEach(() => {
  stop();
  vi.unstubAllGlobals();
});

/** Whether the router still receives a click on a link. */
function routerReceivesClick(): boolean {
  document.body.innerHTML = '<div id="root"><a href="#x">Khoá học</a></div>';
  const onClick = vi.fn();
  document.getElementById('root')?.addEventListener('click', onClick);
  document.querySelector('a')?.click();
  return onClick.mock.calls.length > 0;
}

describe('watchBuild', () => {
  it('checks every hour, and leaves links to the router while the build is the same', async () => {
    const fetched = vi.fn(async () => Response.json({ id: 'b1' }));
    vi.stubGlobal('fetch', fetched);
    stop = watchBuild('b1');
    await vi.advanceTimersByTimeAsync(HOUR - 1);
    expect(fetched).not.toHaveBeenCalled();
    await vi.advanceTimersByTimeAsync(2 * HOUR);
    expect(fetched).toHaveBeenCalledTimes(2);
    expect(newBuild.read()).toBe(false);
    expect(routerReceivesClick()).toBe(true);
  });

  it('makes the next link a full page load once there is a newer build', async () => {
    vi.stubGlobal('fetch', async () => Response.json({ id: 'b2' }));
    stop = watchBuild('b1');
    await vi.advanceTimersByTimeAsync(HOUR);
    expect(routerReceivesClick()).toBe(false);
    expect(newBuild.read()).toBe(true);
  });

  it('ignores a failed check', async () => {
    vi.stubGlobal('fetch', async () => {
      throw new TypeError('offline');
    });
    stop = watchBuild('b1');
    await vi.advanceTimersByTimeAsync(HOUR);
    expect(routerReceivesClick()).toBe(true);
  });
});
