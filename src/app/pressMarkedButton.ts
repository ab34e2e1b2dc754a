/**
 * Presses the button that a visitor pressed before the app had started. The page's start script marks it, and marks none
 * from now on.
 */
export function pressMarkedButton(): void {
  document.documentElement.dataset['started'] = '';
  const button = document.querySelector<HTMLButtonElement>('button[data-pressed]');
  button?.removeAttribute('data-pressed');
  button?.click();
}
