import type { Core } from '@strapi/strapi';
import type { SampleFields } from './Loader';

export type SeedStep =
  | 'content'
  | 'offers'
  | 'accounts'
  | 'members'
  | 'certificates'
  | 'renewals'
  | 'seats'
  | 'orders'
  | 'waiting'
  | 'cpe'
  | 'transfers'
  | 'contacts'
  | 'attendance';

export interface SeedProgress {
  day: string;
  done: SeedStep[];
  samples?: string;
}

const KEY = { type: 'core', name: 'sample_content', key: 'progress' };

/** Null if this database was never seeded. */
export async function readProgress(strapi: Core.Strapi): Promise<SeedProgress | null> {
  const stored: unknown = await strapi.store?.get(KEY);
  return stored ? (stored as SeedProgress) : null;
}

/** Within `strapi.db.transaction`, atomic with the step's rows. */
export async function saveProgress(strapi: Core.Strapi, progress: SeedProgress): Promise<void> {
  await strapi.store?.set({ ...KEY, value: progress });
}

const GIVEN = { ...KEY, key: 'given' };

/** Null if never recorded. */
export async function readValues(strapi: Core.Strapi): Promise<SampleFields | null> {
  const stored: unknown = await strapi.store?.get(GIVEN);
  return stored ? (stored as SampleFields) : null;
}

/** Merges; fields recorded earlier stay recorded. */
export async function addValues(strapi: Core.Strapi, given: SampleFields): Promise<void> {
  const known = (await readValues(strapi)) ?? {};
  const all = Object.entries(given).map(([uid, records]) => [uid, { ...known[uid], ...records }]);
  await strapi.store?.set({ ...GIVEN, value: { ...known, ...Object.fromEntries(all) } });
}
