import { makeVar } from '@apollo/client';
import { savedAtOf } from '@/lib/savedAt';

/**
 * When the oldest data on this page was saved, as text: `14:30`, with the day unless it is today. Null if all of it is
 * current. The shell shows it, so this file is small; `savedData.ts` is loaded with the first request.
 */
export const savedTimeVar = makeVar<string | null>(null);

/** By the URL of the response. */
const savedAtByUrl = new Map<string, number>();

/**
 * Notes whether the service worker had saved a response.
 *
 * @returns when the oldest data on this page was saved, in ms since 1970 (UTC); null for none
 */
export function noteResponse(response: Response): number | null {
  const savedAt = savedAtOf(response);
  if (savedAt === null) savedAtByUrl.delete(response.url);
  else savedAtByUrl.set(response.url, savedAt);
  return savedAtByUrl.size === 0 ? null : Math.min(...savedAtByUrl.values());
}

/** Another page shows other data. */
export function clearSavedData(): void {
  savedAtByUrl.clear();
  savedTimeVar(null);
}
