/** A yes-or-no of the tab that components follow (`useSyncExternalStore`); no on the host. */
export interface Flag {
  read: () => boolean;
  set: (value: boolean) => void;
  /** Calls back at each change; gives what ends that. */
  subscribe: (listener: () => void) => () => void;
}

/** A flag that is down. */
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
