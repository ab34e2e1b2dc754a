import { renderHook } from '@testing-library/react';
import { expect, it } from 'vitest';
import { useStatusChanges } from './useStatusChanges';

it('reports records whose status has changed since they were last shown', () => {
  const reported: string[] = [];
  const { rerender } = renderHook(
    ({ statuses }: { statuses: Record<string, string> | null }) =>
      useStatusChanges(statuses, (record, status) => reported.push(`${record}: ${status}`)),
    { initialProps: { statuses: null as Record<string, string> | null } },
  );
  rerender({ statuses: { a: 'new', b: 'new' } });
  expect(reported).toEqual([]);
  rerender({ statuses: { a: 'paid', b: 'new', c: 'new' } });
  expect(reported).toEqual(['a: paid']);
  rerender({ statuses: null });
  rerender({ statuses: { a: 'paid', b: 'gone' } });
  expect(reported).toEqual(['a: paid', 'b: gone']);
});
