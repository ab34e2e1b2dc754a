import { useSyncExternalStore } from 'react';
import { darkDevice, themeStorageKey } from './themeScript';

/** In the order in which the switch offers them. */
export const themeChoices = ['light', 'dark', 'device'] as const;

export type ThemeChoice = (typeof themeChoices)[number];

const listeners = new Set<() => void>();

/** Set for this page only if storage is blocked. */
let unsaved: ThemeChoice | null = null;

const read = (): ThemeChoice => {
  if (unsaved) return unsaved;
  try {
    const stored = localStorage.getItem(themeStorageKey);
    return themeChoices.find((choice) => choice === stored) ?? 'light';
  } catch {
    return 'light';
  }
};

const apply = () => {
  const choice = read();
  const isDark = choice === 'device' ? matchMedia(darkDevice).matches : choice === 'dark';
  document.documentElement.dataset.theme = isDark ? 'dark' : 'light';
  listeners.forEach((listener) => listener());
};

const onStorage = ({ key }: StorageEvent) => {
  if (key === themeStorageKey) apply();
};

const subscribe = (listener: () => void) => {
  const device = matchMedia(darkDevice);
  if (listeners.size === 0) {
    window.addEventListener('storage', onStorage);
    device.addEventListener('change', apply);
  }
  listeners.add(listener);
  return () => {
    listeners.delete(listener);
    if (listeners.size > 0) return;
    window.removeEventListener('storage', onStorage);
    device.removeEventListener('change', apply);
  };
};

const choose = (choice: ThemeChoice) => {
  try {
    localStorage.setItem(themeStorageKey, choice);
    unsaved = null;
  } catch {
    unsaved = choice;
  }
  apply();
};

/** Synchronised across tabs; `device` follows the operating system. */
export const useThemeChoice = (): [ThemeChoice, (choice: ThemeChoice) => void] => [
  useSyncExternalStore(subscribe, read, () => 'light'),
  choose,
];
