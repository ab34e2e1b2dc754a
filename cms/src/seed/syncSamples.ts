import type { Core } from '@strapi/strapi';
import { createHash } from 'node:crypto';
import { loadContent } from './loadContent';
import type { Loader } from './Loader';
import { loadOffers } from './loadOffers';
import { addValues, readValues, saveProgress, type SeedProgress } from './progress';
import type { Samples } from './samples/Samples';

/** A fingerprint of the content only: the files' layout may change. */
const fingerprintOf = (samples: Samples): string =>
  createHash('sha1')
    .update(JSON.stringify(Object.values(samples)))
    .digest('base64url');

/** Records the content given to a database, so that later starts find additions. */
export async function recordSamples(
  strapi: Core.Strapi,
  progress: SeedProgress,
  samples: Samples,
): Promise<void> {
  progress.samples = fingerprintOf(samples);
  await saveProgress(strapi, progress);
}

/** Adds new sample records and fields; editors' content and deletions stay. */
export async function syncSamples(
  strapi: Core.Strapi,
  progress: SeedProgress,
  samples: Samples,
  day: Date,
): Promise<void> {
  if (process.env.NODE_ENV === 'production' || progress.samples === fingerprintOf(samples)) return;
  const began = performance.now();
  // Databases seeded before this was recorded: anything missing counts as new.
  const loader: Loader = {
    strapi,
    samples,
    before: (await readValues(strapi)) ?? {},
    given: {},
    skipped: [],
  };
  await loadContent(loader, day);
  await loadOffers(loader, day);
  await addValues(strapi, loader.given);
  if (loader.skipped.length === 0) await recordSamples(strapi, progress, samples);
  strapi.log.info(`Sample data: changes applied in ${Math.round(performance.now() - began)} ms`);
}
