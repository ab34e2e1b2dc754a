import { useEffect, useEffectEvent, useRef } from 'react';

/**
 * Calls `report` for each record whose status changed since the last render.
 *
 * @param statuses by record; null while loading
 */
export function useStatusChanges<Status extends string>(
  statuses: Readonly<Record<string, Status>> | null,
  report: (record: string, status: Status) => void,
): void {
  const shown = useRef(new Map<string, Status>());
  const onChange = useEffectEvent(report);
  useEffect(() => {
    for (const [record, status] of Object.entries(statuses ?? {}) as [string, Status][]) {
      const before = shown.current.get(record);
      shown.current.set(record, status);
      if (before !== undefined && before !== status) onChange(record, status);
    }
  }, [statuses]);
}
