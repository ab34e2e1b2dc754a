import type { Core } from '@strapi/strapi';
import type { Given } from './Loader';

export type SeedStep =
  'content' | 'offers' | 'accounts' | 'members' | 'certificates' | 'renewals' | 'orders';

/** What of the seeding has been done on this database. */
export interface SeedProgress {
  /** The start of the day it began, in Viet Nam; every date of the sample data counts from it. */
  day: string;
  done: SeedStep[];
  /** The sample content that was last brought in. */
  samples?: string;
}

const KEY = { type: 'core', name: 'sample_content', key: 'progress' };

/** Null where this database was never seeded. */
export async function readProgress(strapi: Core.Strapi): Promise<SeedProgress | null> {
  const kept: unknown = await strapi.store?.get(KEY);
  return kept ? (kept as SeedProgress) : null;
}

/** Within `strapi.db.transaction` it is kept together with the step's rows, or not at all. */
export async function saveProgress(strapi: Core.Strapi, progress: SeedProgress): Promise<void> {
  await strapi.store?.set({ ...KEY, value: progress });
}

const GIVEN = { ...KEY, key: 'given' };

/** What sample records have given to this database; null where it was never kept. */
export async function readGiven(strapi: Core.Strapi): Promise<Given | null> {
  const kept: unknown = await strapi.store?.get(GIVEN);
  return kept ? (kept as Given) : null;
}

/** Adds to what is remembered; what was given before and not now stays known. */
export async function addGiven(strapi: Core.Strapi, given: Given): Promise<void> {
  const known = (await readGiven(strapi)) ?? {};
  const all = Object.entries(given).map(([uid, records]) => [uid, { ...known[uid], ...records }]);
  await strapi.store?.set({ ...GIVEN, value: { ...known, ...Object.fromEntries(all) } });
}
