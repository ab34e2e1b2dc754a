import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { afterPointerPress, trackPointerPresses } from './pointerPress';

let stop: () => void;

beforeEach(() => {
  vi.useFakeTimers();
  stop = trackPointerPresses();
});
afterEach(() => {
  stop();
  vi.useRealTimers();
});

const dispatch = (...names: string[]) =>
  names.forEach((name) => document.dispatchEvent(new Event(name)));

describe('afterPointerPress', () => {
  it('runs at once if nothing is pressed', () => {
    const work = vi.fn();
    afterPointerPress(work);
    expect(work).toHaveBeenCalledTimes(1);
  });

  it('runs after the click, even if queued between release and click', () => {
    const [left, late] = [vi.fn(), vi.fn()];
    dispatch('pointerdown');
    afterPointerPress(left);
    dispatch('pointerup');
    afterPointerPress(late);
    dispatch('click');
    expect(left).not.toHaveBeenCalled();
    vi.advanceTimersByTime(0);
    expect(left).toHaveBeenCalledTimes(1);
    expect(late).toHaveBeenCalledTimes(1);
  });

  it('does not wait for a missing click', () => {
    const work = vi.fn();
    dispatch('pointerdown', 'pointerup');
    afterPointerPress(work);
    vi.advanceTimersByTime(400);
    expect(work).toHaveBeenCalledTimes(1);
    dispatch('pointerdown', 'pointercancel');
    afterPointerPress(work);
    vi.advanceTimersByTime(0);
    expect(work).toHaveBeenCalledTimes(2);
  });
});
