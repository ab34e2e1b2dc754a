/** Yields to the browser. All steps in one task would block a slow phone for 200 ms. */
export function nextTask(): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve));
}
