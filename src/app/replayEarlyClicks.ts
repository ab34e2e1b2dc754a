declare global {
  /** Recorded by the page's start script in click order; a disabled button at most once. */
  var pressedEarly: HTMLButtonElement[] | undefined;
}

/** Call before hydration: from then on React receives clicks on enabled buttons. */
export function stopRecordingClicks(): void {
  document.documentElement.dataset['app'] = 'hydrating';
}

/** Replays clicks made before the app had started. Call once hydrated. */
export function replayEarlyClicks(): void {
  document.documentElement.dataset['app'] = 'started';
  void clickOnePerFrame(globalThis.pressedEarly ?? []);
}

/** One click per frame: buttons are enabled by the render after hydration, and each click may change what the next one does. */
async function clickOnePerFrame(buttons: readonly HTMLButtonElement[]): Promise<void> {
  for (const button of buttons) {
    await new Promise(requestAnimationFrame);
    button.removeAttribute('data-pressed');
    button.click();
  }
}
