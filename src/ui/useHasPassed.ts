import { useEffect, useState } from 'react';

/** The maximum delay of setTimeout; longer delays fire immediately. */
const longestDelay = 2 ** 31 - 1;

/** Whether a moment (UTC) has passed, also while the page is open. Null never passes. */
export function useHasPassed(moment: string | null): boolean {
  const [now, setNow] = useState(() => Date.now());
  const left = moment === null ? Infinity : Date.parse(moment) - now;
  useEffect(() => {
    if (left <= 0 || left === Infinity) return undefined;
    const timer = setTimeout(() => setNow(Date.now()), Math.min(left, longestDelay));
    return () => clearTimeout(timer);
  }, [left]);
  return left <= 0;
}
