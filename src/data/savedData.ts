import { makeVar } from '@apollo/client';
import { savedAtOf } from '@/lib/offlineCaches';

/** When the oldest data on this page was saved, in ms since 1970 (UTC); null if all of it is current. */
export const savedAtVar = makeVar<number | null>(null);

const savedAtByUrl = new Map<string, number>();

function update(): void {
  savedAtVar(savedAtByUrl.size === 0 ? null : Math.min(...savedAtByUrl.values()));
}

/** Notes which responses the service worker had saved. */
export const fetchOrSaved: typeof fetch = async (...request) => {
  const response = await globalThis.fetch(...request);
  const savedAt = savedAtOf(response);
  const { url } = response;
  if (savedAt !== null) savedAtByUrl.set(url, savedAt);
  if (savedAt !== null || savedAtByUrl.delete(url)) update();
  return response;
};

/** Another page shows other data. */
export function clearSavedData(): void {
  savedAtByUrl.clear();
  update();
}
