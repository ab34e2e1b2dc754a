import { afterEach, expect, it, vi } from 'vitest';
import { themeScript, themeStorageKey } from './themeScript';

const run = () => new Function(themeScript)();

afterEach(() => {
  localStorage.clear();
  vi.unstubAllGlobals();
  delete document.documentElement.dataset.theme;
});

it('applies the chosen theme', () => {
  localStorage.setItem(themeStorageKey, 'dark');
  run();
  expect(document.documentElement.dataset.theme).toBe('dark');
});

it.each([
  [true, 'dark'],
  [false, 'light'],
])('follows the device if that was chosen (dark: %j)', (matches, theme) => {
  vi.stubGlobal('matchMedia', () => ({ matches }));
  localStorage.setItem(themeStorageKey, 'device');
  run();
  expect(document.documentElement.dataset.theme).toBe(theme);
});

it.each([null, 'pink', '"><script>'])('keeps the default theme for %j', (storedTheme) => {
  if (storedTheme !== null) localStorage.setItem(themeStorageKey, storedTheme);
  run();
  expect(document.documentElement.dataset.theme).toBeUndefined();
});
