import { useEffect, useEffectEvent, useState } from 'react';

/**
 * Counts down from the time of the response, because the browser's clock may be wrong.
 *
 * @param given seconds; null without a limit
 * @param onOver called once, when no time is left
 */
export function useCountdown(given: number | null, onOver: () => void): number | null {
  const [left, setLeft] = useState(given);
  const end = useEffectEvent(onOver);
  useEffect(() => {
    if (given === null) return;
    const began = performance.now();
    const tick = () => {
      const rest = Math.max(0, Math.ceil(given - (performance.now() - began) / 1000));
      setLeft(rest);
      if (rest > 0) return;
      clearInterval(timer);
      end();
    };
    const timer = setInterval(tick, 1000);
    return () => clearInterval(timer);
  }, [given]);
  return left;
}
