import { renderHook } from '@testing-library/react';
import { expect, it } from 'vitest';
import type { Answer } from './useAnswers';
import { useKept } from './useKept';

const retry = () => undefined;
const answered = (data: string | undefined, error?: Error) =>
  ({ data, error, retry }) as unknown as Answer<string>;

it('keeps what was found, as stale, while the next is loading', () => {
  const { result, rerender } = renderHook(({ answer }) => useKept(answer), {
    initialProps: { answer: answered(undefined) },
  });
  const shown = () => [result.current.data, result.current.stale];
  expect(shown()).toEqual([undefined, false]);
  rerender({ answer: answered('a') });
  expect(shown()).toEqual(['a', false]);
  rerender({ answer: answered(undefined) });
  expect(shown()).toEqual(['a', true]);
  rerender({ answer: answered('b') });
  expect(shown()).toEqual(['b', false]);
  rerender({ answer: answered(undefined) });
  expect(shown()).toEqual(['b', true]);
});

it('shows a failure rather than what was found before', () => {
  const { result, rerender } = renderHook(({ answer }) => useKept(answer), {
    initialProps: { answer: answered('a') },
  });
  const lost = new Error('lost');
  rerender({ answer: answered(undefined, lost) });
  expect(result.current).toMatchObject({ data: undefined, error: lost, stale: false });
});
