import type { TestApi } from './startApi';

/** Runs a scheduled task now, on an API started with `hooks`. @throws Error if no task has this name */
export async function runTask(api: TestApi, name: string): Promise<void> {
  const response = await fetch(api.url, { headers: { 'X-Run-Task': name } });
  if (!response.ok) throw new Error(`${name}: ${response.status} ${await response.text()}`);
}
