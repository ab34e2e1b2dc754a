import { useEffect, useState } from 'react';

/** Counts down from the time of the response, because the browser's clock may be wrong. */
export function useSecondsLeft(wait: { seconds: number } | null): number {
  const [passed, setPassed] = useState({ wait, seconds: 0 });
  useEffect(() => {
    if (!wait) return;
    const began = performance.now();
    const timer = setInterval(
      () => setPassed({ wait, seconds: Math.floor((performance.now() - began) / 1000) }),
      1000,
    );
    return () => clearInterval(timer);
  }, [wait]);
  if (!wait) return 0;
  return Math.max(0, wait.seconds - (passed.wait === wait ? passed.seconds : 0));
}
