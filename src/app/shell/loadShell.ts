/** What the shell needs from the API. */
export function loadShell(): null {
  return null;
}
