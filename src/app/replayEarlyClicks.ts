declare global {
  /** Kept by the page's start script, in this order; a disabled button once. */
  var pressedEarly: HTMLButtonElement[] | undefined;
}

/** Call before hydration: from now on React receives the presses of enabled buttons. */
export function stopRecordingClicks(): void {
  document.documentElement.dataset['app'] = 'hydrating';
}

/** Presses what a visitor pressed before the app had started. Call once it is hydrated. */
export function replayEarlyClicks(): void {
  document.documentElement.dataset['app'] = 'started';
  void clickOnePerFrame(globalThis.pressedEarly ?? []);
}

/** One a frame: buttons are enabled by the render that follows hydration, and each press may change what the next one does. */
async function clickOnePerFrame(buttons: readonly HTMLButtonElement[]): Promise<void> {
  for (const button of buttons) {
    await new Promise(requestAnimationFrame);
    button.removeAttribute('data-pressed');
    button.click();
  }
}
