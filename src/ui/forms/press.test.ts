import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { afterPress, watchPresses } from './press';

let stop: () => void;

beforeEach(() => {
  vi.useFakeTimers();
  stop = watchPresses();
});
afterEach(() => {
  stop();
  vi.useRealTimers();
});

const tell = (...names: string[]) =>
  names.forEach((name) => document.dispatchEvent(new Event(name)));

describe('what waits for a press', () => {
  it('is done at once where nothing is pressed', () => {
    const work = vi.fn();
    afterPress(work);
    expect(work).toHaveBeenCalledTimes(1);
  });

  it('is done after the click, also where it came between release and click', () => {
    const [left, late] = [vi.fn(), vi.fn()];
    tell('pointerdown');
    afterPress(left);
    tell('pointerup');
    afterPress(late);
    tell('click');
    expect(left).not.toHaveBeenCalled();
    vi.advanceTimersByTime(0);
    expect(left).toHaveBeenCalledTimes(1);
    expect(late).toHaveBeenCalledTimes(1);
  });

  it('does not wait for a click that never comes', () => {
    const work = vi.fn();
    tell('pointerdown', 'pointerup');
    afterPress(work);
    vi.advanceTimersByTime(400);
    expect(work).toHaveBeenCalledTimes(1);
    tell('pointerdown', 'pointercancel');
    afterPress(work);
    vi.advanceTimersByTime(0);
    expect(work).toHaveBeenCalledTimes(2);
  });
});
