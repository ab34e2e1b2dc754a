import { act, cleanup, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { LiveRegion } from './LiveRegion';
import { texts } from './texts';
import { toast } from './toast';

afterEach(cleanup);

beforeEach(() => {
  vi.useFakeTimers();
});

afterEach(() => {
  act(() => {
    vi.runAllTimers();
  });
  vi.useRealTimers();
});

describe('toast', () => {
  it('is announced in a live region, and disappears by itself', () => {
    render(<LiveRegion />);
    act(() => toast('Đã thêm vào giỏ.'));
    expect(screen.getByRole('log').textContent).toContain('Đã thêm vào giỏ.');
    act(() => {
      vi.advanceTimersByTime(6000);
    });
    expect(screen.queryByText('Đã thêm vào giỏ.')).toBeNull();
  });

  it('stays until dismissed if it is an error', () => {
    render(<LiveRegion />);
    act(() => toast('Chưa lưu được.', 'error'));
    act(() => {
      vi.advanceTimersByTime(60_000);
    });
    expect(screen.getByText('Chưa lưu được.')).toBeTruthy();
    act(() => screen.getByRole('button', { name: texts.close }).click());
    expect(screen.queryByText('Chưa lưu được.')).toBeNull();
  });
});
