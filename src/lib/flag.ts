/** For `useSyncExternalStore`; false on the host. */
export interface Flag {
  read: () => boolean;
  set: (value: boolean) => void;
  subscribe: (listener: () => void) => () => void;
}

export function createFlag(): Flag {
  let raised = false;
  const listeners = new Set<() => void>();
  return {
    read: () => raised,
    set: (value) => {
      raised = value;
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
