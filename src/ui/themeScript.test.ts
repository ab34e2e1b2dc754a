import { afterEach, expect, it } from 'vitest';
import { themeScript, themeStorageKey } from './themeScript';

const run = () => new Function(themeScript)();

afterEach(() => {
  localStorage.clear();
  delete document.documentElement.dataset.theme;
});

it('applies the chosen theme', () => {
  localStorage.setItem(themeStorageKey, 'dark');
  run();
  expect(document.documentElement.dataset.theme).toBe('dark');
});

it.each([null, 'pink', '"><script>'])('keeps the default theme for %j', (storedTheme) => {
  if (storedTheme !== null) localStorage.setItem(themeStorageKey, storedTheme);
  run();
  expect(document.documentElement.dataset.theme).toBeUndefined();
});
