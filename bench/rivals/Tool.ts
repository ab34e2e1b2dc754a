/** What each tool's code does with two calls of GitHub. */
export interface Client {
  list: () => Promise<readonly { title?: unknown }[]>;
  change: (input: { title: string; state: string }) => Promise<unknown>;
  /** What a screen with the list shows now; null if the tool caches nothing. */
  shown: (() => readonly { title?: unknown }[] | undefined) | null;
}
