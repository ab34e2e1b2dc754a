import { useEffect, type ReactNode } from 'react';
import { markHydrated } from './hydration';

interface OnHydratedProps {
  /** Called once, when the page is hydrated: now the browser's own state may show. */
  onHydrated: () => void;
  children: ReactNode;
}

let started = false;

/** Marks the moment of hydration. */
export function OnHydrated({ onHydrated: onHydrated, children }: OnHydratedProps) {
  useEffect(() => {
    if (started) return;
    started = true;
    onHydrated();
    markHydrated();
  }, [onHydrated]);
  return children;
}
