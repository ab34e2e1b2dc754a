import type { Core } from '@strapi/strapi';
import { createHash } from 'node:crypto';
import { samples } from './content/samples';
import { loadContent } from './loadContent';
import type { Loader } from './Loader';
import { loadOffers } from './loadOffers';
import { addGiven, readGiven, saveProgress, type SeedProgress } from './progress';

/** What the sample content is known by: another one is another content. */
const fingerprint = (): string =>
  createHash('sha1').update(JSON.stringify(samples)).digest('base64url');

/** Remembers which content was given to a database, so that a later start finds what has been added since. */
export async function rememberSamples(strapi: Core.Strapi, progress: SeedProgress): Promise<void> {
  progress.samples = fingerprint();
  await saveProgress(strapi, progress);
}

/**
 * Brings into a development database what was added to the sample content since it was seeded: new records,
 * and new fields of those that are there. What an editor wrote or deleted stays so.
 */
export async function syncSamples(
  strapi: Core.Strapi,
  progress: SeedProgress,
  day: Date,
): Promise<void> {
  if (process.env.NODE_ENV === 'production' || progress.samples === fingerprint()) return;
  const began = performance.now();
  // Of a database that was seeded before this was remembered nothing is known: what is missing is new.
  const loader: Loader = {
    strapi,
    before: (await readGiven(strapi)) ?? {},
    given: {},
    skipped: [],
  };
  await loadContent(loader, day);
  await loadOffers(loader, day);
  await addGiven(strapi, loader.given);
  if (loader.skipped.length === 0) await rememberSamples(strapi, progress);
  strapi.log.info(`Sample data: changes in ${Math.round(performance.now() - began)} ms`);
}
