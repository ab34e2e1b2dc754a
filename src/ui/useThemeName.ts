import { useSyncExternalStore } from 'react';
import type { ThemeName } from './colors';
import { themeStorageKey } from './themeScript';

const listeners = new Set<() => void>();

const read = (): ThemeName =>
  document.documentElement.dataset.theme === 'dark' ? 'dark' : 'light';

const apply = (name: ThemeName) => {
  document.documentElement.dataset.theme = name;
  listeners.forEach((listener) => listener());
};

const onStorage = (event: StorageEvent) => {
  if (event.key === themeStorageKey) apply(event.newValue === 'dark' ? 'dark' : 'light');
};

const subscribe = (listener: () => void) => {
  if (listeners.size === 0) window.addEventListener('storage', onStorage);
  listeners.add(listener);
  return () => {
    listeners.delete(listener);
    if (listeners.size === 0) window.removeEventListener('storage', onStorage);
  };
};

const choose = (name: ThemeName) => {
  try {
    localStorage.setItem(themeStorageKey, name);
  } catch {
    // Without storage the choice lasts until the page unloads.
  }
  apply(name);
};

/** Synchronised across tabs. */
export const useThemeName = (): [ThemeName, (name: ThemeName) => void] => [
  useSyncExternalStore(subscribe, read, () => 'light'),
  choose,
];
