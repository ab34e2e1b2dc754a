import { useSyncExternalStore } from 'react';

const never = () => () => undefined;

/**
 * Whether the page runs its script: false on the host and while hydrating, so that both draw the
 * same. What only works with script waits for it.
 */
export const useHydrated = (): boolean =>
  useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
