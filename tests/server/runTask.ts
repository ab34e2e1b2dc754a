import type { TestApi } from './startApi';

/** Runs a scheduled task now, on an API started with `hooks`. @throws Error if there is none of that name */
export async function runTask(api: TestApi, name: string): Promise<void> {
  const response = await fetch(api.url, { headers: { 'X-Run-Task': name } });
  if (!response.ok) throw new Error(`${name}: ${response.status} ${await response.text()}`);
}
