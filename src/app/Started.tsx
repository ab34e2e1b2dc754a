import { useEffect, type ReactNode } from 'react';
import { markHydrated } from './hydration';

interface StartedProps {
  /** Called once, when the page is hydrated: now the browser's own state may show. */
  onStart: () => void;
  children: ReactNode;
}

let started = false;

/** Marks the moment of hydration. */
export function Started({ onStart, children }: StartedProps) {
  useEffect(() => {
    if (started) return;
    started = true;
    onStart();
    markHydrated();
  }, [onStart]);
  return children;
}
