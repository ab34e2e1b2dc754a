import { renderHook } from '@testing-library/react';
import { expect, it } from 'vitest';
import { useStatusChanges } from './useStatusChanges';

it('tells which records have another status than when they were last shown', () => {
  const told: string[] = [];
  const { rerender } = renderHook(
    ({ statuses }: { statuses: Record<string, string> | null }) =>
      useStatusChanges(statuses, (record, status) => told.push(`${record}: ${status}`)),
    { initialProps: { statuses: null as Record<string, string> | null } },
  );
  rerender({ statuses: { a: 'new', b: 'new' } });
  expect(told).toEqual([]);
  rerender({ statuses: { a: 'paid', b: 'new', c: 'new' } });
  expect(told).toEqual(['a: paid']);
  rerender({ statuses: null });
  rerender({ statuses: { a: 'paid', b: 'gone' } });
  expect(told).toEqual(['a: paid', 'b: gone']);
});
