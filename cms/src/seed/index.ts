import type { Core } from '@strapi/strapi';
import { join } from 'node:path';
import { environment } from '../platform/environment';
import { loadAttendance } from './attendance/loadAttendance';
import { createAccounts, describeAccounts, saveAccounts, roleId } from './accounts';
import { accountsFile } from './accountsFile';
import { syncSamples, recordSamples } from './syncSamples';
import { loadCertificates } from './certificates/loadCertificates';
import { seedLevel } from './level';
import { loadContacts } from './loadContacts';
import { loadContent } from './loadContent';
import type { Loader } from './Loader';
import { loadCpe } from './loadCpe';
import { loadOffers } from './loadOffers';
import { loadMembers } from './members/loadMembers';
import { loadOrders } from './orders/loadOrders';
import { startOfVietnamDay } from './moments';
import { loadRenewals } from './renewals/loadRenewals';
import { loadWaiting } from './waiting/loadWaiting';
import { loadSeats } from './seats/loadSeats';
import { loadTransfers } from './transfers/loadTransfers';
import { readSamples } from './samples/readSamples';
import {
  addValues,
  readProgress,
  saveProgress,
  type SeedProgress,
  type SeedStep,
} from './progress';

const EVIDENCE = [
  'plugin::users-permissions.user',
  'api::course.course',
  'api::document.document',
  'api::seminar.seminar',
  'api::news-post.news-post',
  'api::about-page.about-page',
  'api::co-manager.co-manager',
  'api::standard-page.standard-page',
  'api::company-information.company-information',
] as const;

/**
 * Seeds an empty database with content, members, orders and accounts, according to `SEED`. Each step runs
 * once; an interrupted run resumes at the next start. Except in production, later additions to the
 * content are applied at every start. A non-empty database that was never seeded stays unchanged.
 * @param folder the sample content
 * @throws Error if `SEED` is unknown, a sample file has a mistake, or the users' roles are missing
 */
export async function seed(
  strapi: Core.Strapi,
  folder = join(strapi.dirs.app.root, 'sample'),
): Promise<void> {
  const level = seedLevel(process.env);
  if (level === 'off') return;
  const stored = await readProgress(strapi);
  if (!stored && !(await isEmpty(strapi))) return;
  const samples = readSamples(folder);
  const progress = stored ?? {
    day: new Date(startOfVietnamDay(new Date())).toISOString(),
    done: [],
  };
  // Saved before the first row, or the next start would mistake a half-seeded database for one in
  // use.
  if (!stored) await saveProgress(strapi, progress);

  const day = new Date(progress.day);
  const step = createStep(strapi, progress);
  const loadRegister = () =>
    step('certificates', () =>
      strapi.db.transaction(async ({ trx }) => {
        await loadCertificates(strapi, trx, day);
        await recordProgress(strapi, progress, 'certificates');
      }),
    );
  const loader: Loader = { strapi, samples, before: null, given: {}, skipped: [] };
  await step('content', async () => {
    await loadContent(loader, day);
    await addValues(strapi, loader.given);
    await recordSamples(strapi, progress, samples);
  });
  await step('offers', async () => {
    await loadOffers(loader, day);
    await addValues(strapi, loader.given);
  });
  await syncSamples(strapi, progress, samples, day);
  if (level === 'content') return loadRegister();
  await step('accounts', async () => {
    const { SEED_PASSWORD: password } = process.env;
    const accounts = await createAccounts(strapi, day, password);
    // The caller chose the password, so it is neither displayed nor stored.
    if (password) return;
    const text = describeAccounts(accounts);
    await saveAccounts(accountsFile(environment().database, strapi.dirs.app.root), text);
    process.stdout.write(`\n${text}\n\n`);
  });
  await step('members', () =>
    strapi.db.transaction(async ({ trx }) => {
      await loadMembers(strapi, trx, await roleId(strapi, 'authenticated'), day);
      await recordProgress(strapi, progress, 'members');
    }),
  );
  // After members, whose accounts some certificates are linked to.
  await loadRegister();
  await step('renewals', () =>
    strapi.db.transaction(async ({ trx }) => {
      await loadRenewals(strapi, trx, samples, day);
      await recordProgress(strapi, progress, 'renewals');
    }),
  );
  // After renewals, which write the members' own terms.
  await step('seats', () =>
    strapi.db.transaction(async ({ trx }) => {
      await loadSeats(strapi, trx, day);
      await recordProgress(strapi, progress, 'seats');
    }),
  );
  await step('orders', () =>
    strapi.db.transaction(async ({ trx }) => {
      await loadOrders(strapi, trx, samples, day);
      await recordProgress(strapi, progress, 'orders');
    }),
  );
  await step('waiting', () =>
    strapi.db.transaction(async ({ trx }) => {
      await loadWaiting(strapi, trx, new Date());
      await recordProgress(strapi, progress, 'waiting');
    }),
  );
  await step('cpe', () => loadCpe(strapi, day, () => recordProgress(strapi, progress, 'cpe')));
  await step('attendance', () =>
    loadAttendance(strapi, samples, day, () => recordProgress(strapi, progress, 'attendance')),
  );
  // After orders, which the transfers pay for.
  await step('transfers', () =>
    strapi.db.transaction(async ({ trx }) => {
      await loadTransfers(trx, day);
      await recordProgress(strapi, progress, 'transfers');
    }),
  );
  await step('contacts', () =>
    strapi.db.transaction(async ({ trx }) => {
      await loadContacts(trx, day);
      await recordProgress(strapi, progress, 'contacts');
    }),
  );
}

async function isEmpty(strapi: Core.Strapi): Promise<boolean> {
  const counts = await Promise.all(EVIDENCE.map((uid) => strapi.db.query(uid).count()));
  return counts.every((count) => count === 0);
}

async function recordProgress(strapi: Core.Strapi, progress: SeedProgress, step: SeedStep) {
  await saveProgress(strapi, { ...progress, done: [...progress.done, step] });
}

function createStep(strapi: Core.Strapi, progress: SeedProgress) {
  return async (name: SeedStep, work: () => Promise<unknown>) => {
    if (progress.done.includes(name)) return;
    const began = performance.now();
    await work();
    await recordProgress(strapi, progress, name);
    progress.done.push(name);
    strapi.log.info(`Sample data: ${name} in ${Math.round(performance.now() - began)} ms`);
  };
}
