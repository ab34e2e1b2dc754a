import { useSyncExternalStore } from 'react';

const never = () => () => undefined;

/** False on the host and during hydration, so that both render the same. */
export const useHydrated = (): boolean =>
  useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
