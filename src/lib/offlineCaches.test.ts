import { expect, it } from 'vitest';
import { dropMemberCaches } from './offlineCaches';

const all = ['member-7', 'member-70', 'pages-app-1', 'assets-app-1', 'workbox-precache'];

async function leftAfter(member: string | null): Promise<string[]> {
  const names = new Set(all);
  const storage = {
    keys: async () => [...names],
    delete: async (name: string) => names.delete(name),
  } as CacheStorage;
  await dropMemberCaches(member, storage);
  return [...names];
}

it('deletes what was saved for every other account', async () => {
  expect(await leftAfter('7')).toEqual(all.filter((name) => name !== 'member-70'));
});

it('deletes what was saved for all accounts, and their pages, once nobody is logged in', async () => {
  expect(await leftAfter(null)).toEqual(['assets-app-1', 'workbox-precache']);
});
