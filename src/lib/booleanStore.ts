/** A boolean outside React, for `useSyncExternalStore`. Always false on the host. */
export interface BooleanStore {
  read: () => boolean;
  set: (value: boolean) => void;
  subscribe: (listener: () => void) => () => void;
}

export function createBooleanStore(): BooleanStore {
  let current = false;
  const listeners = new Set<() => void>();
  return {
    read: () => current,
    set: (value) => {
      current = value;
      listeners.forEach((listener) => listener());
    },
    subscribe: (listener) => {
      listeners.add(listener);
      return () => {
        listeners.delete(listener);
      };
    },
  };
}
