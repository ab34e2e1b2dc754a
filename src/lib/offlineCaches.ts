/** The name of a member's cache starts with it; the account's id follows. */
const MEMBER_PREFIX = 'member-';
/** Documents of members' pages, without anyone's data; the id of their build follows. */
export const PAGES_PREFIX = 'pages-';
/** Scripts and fonts; the id of their build follows. */
export const ASSETS_PREFIX = 'assets-';

export const memberCache = (member: string): string => `${MEMBER_PREFIX}${member}`;

/** What a page sends to the service worker. */
export type WorkerMessage =
  /** The account that is logged in now; null for none. The data of all others is deleted. */
  | { type: 'session'; member: string | null }
  /** Saves the pages that a member, or staff, can open offline. */
  | { type: 'prepare'; staff: boolean }
  /** The page accepts the waiting version. */
  | { type: 'activate' };

/** Deletes what was saved for every account but this one; without an account, its pages too. */
export async function dropMemberCaches(
  member: string | null,
  storage: CacheStorage = caches,
): Promise<void> {
  const own = member === null ? null : memberCache(member);
  const names = await storage.keys();
  await Promise.all(
    names
      .filter(
        (name) =>
          (name.startsWith(MEMBER_PREFIX) && name !== own) ||
          (member === null && name.startsWith(PAGES_PREFIX)),
      )
      .map((name) => storage.delete(name)),
  );
}
