import type { ReactNode } from 'react';
import type { Tone } from './tone';

export type ToastMessage = { id: number; tone: Tone; content: ReactNode };

const DISPLAY_MS = 6000;
const nothing: readonly ToastMessage[] = [];

let messages: readonly ToastMessage[] = nothing;
let lastId = 0;
const listeners = new Set<() => void>();

const change = (next: readonly ToastMessage[]) => {
  messages = next;
  listeners.forEach((listener) => listener());
};

export const dismissToast = (id: number): void => {
  change(messages.filter((message) => message.id !== id));
};

/** Shown for six seconds and announced; errors stay until dismissed, for slow readers. */
export const toast = (content: ReactNode, tone: Tone = 'success'): void => {
  lastId += 1;
  const id = lastId;
  change([...messages.slice(-2), { id, tone, content }]);
  if (tone !== 'error') setTimeout(() => dismissToast(id), DISPLAY_MS);
};

export const toastStore = {
  subscribe: (listener: () => void) => {
    listeners.add(listener);
    return () => {
      listeners.delete(listener);
    };
  },
  read: () => messages,
  readOnServer: () => nothing,
};
