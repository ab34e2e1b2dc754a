import { useEffect, type ReactNode } from 'react';
import { markHydrated } from './hydration';

interface OnHydratedProps {
  /** Called once after hydration, when browser-only state may be shown. */
  onHydrated: () => void;
  children: ReactNode;
}

let started = false;

export function OnHydrated({ onHydrated, children }: OnHydratedProps) {
  useEffect(() => {
    if (started) return;
    started = true;
    onHydrated();
    markHydrated();
  }, [onHydrated]);
  return children;
}
