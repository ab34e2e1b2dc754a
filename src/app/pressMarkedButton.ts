/** Presses the button that a visitor pressed before the app had started; the page's start script marks it. */
export function pressMarkedButton(): void {
  const button = document.querySelector<HTMLButtonElement>('button[data-pressed]');
  button?.removeAttribute('data-pressed');
  button?.click();
}
