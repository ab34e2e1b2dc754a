import type { OperationVariables } from '@apollo/client';
import { memberCache } from '@/lib/offlineCaches';
import { SAVED_AT_HEADER, savedAtOf } from '@/lib/savedAt';
import { currentMember } from './currentMember';

const NAME_HEADER = 'x-file-name';

interface NamedFile {
  name: string;
  file: Blob;
}

/** No such path exists on the site, so that the service worker never serves it. */
const keyOf = (operation: string, variables: OperationVariables): string =>
  `/saved-files/${operation}?${new URLSearchParams(variables)}`;

/** Saves a file beside the member's other data, which a logout deletes. */
export async function saveMemberFile(
  operation: string,
  variables: OperationVariables,
  { name, file }: NamedFile,
): Promise<void> {
  const member = currentMember();
  if (member === null) return;
  const headers = {
    [SAVED_AT_HEADER]: String(Date.now()),
    [NAME_HEADER]: encodeURIComponent(name),
    'content-type': file.type,
  };
  const cache = await caches.open(memberCache(member));
  await cache.put(keyOf(operation, variables), new Response(file, { headers }));
  // The session may have ended meanwhile.
  if (currentMember() !== member) await caches.delete(memberCache(member));
}

async function savedResponse(
  operation: string,
  variables: OperationVariables,
): Promise<Response | null> {
  const member = currentMember();
  if (member === null || !('caches' in globalThis)) return null;
  const cacheName = memberCache(member);
  return (await caches.match(keyOf(operation, variables), { cacheName })) ?? null;
}

/** A file saved for the logged-in member; null if there is none. */
export async function savedMemberFile(
  operation: string,
  variables: OperationVariables,
): Promise<NamedFile | null> {
  const found = await savedResponse(operation, variables);
  if (!found) return null;
  const name = decodeURIComponent(found.headers.get(NAME_HEADER) ?? '');
  return { name, file: await found.blob() };
}

const LIBRARY = 'Library';

/** Notes that everything the member owns has been saved. */
export const markLibrarySaved = (): Promise<void> =>
  saveMemberFile(LIBRARY, {}, { name: '', file: new Blob() });

/** When everything was last saved, in ms since 1970 (UTC). */
export async function librarySavedAt(): Promise<number | null> {
  const mark = await savedResponse(LIBRARY, {});
  return mark && savedAtOf(mark);
}
