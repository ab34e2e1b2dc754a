import type { Core } from '@strapi/strapi';
import type { Knex } from 'knex';
import { join } from 'node:path';
import { settleEnded } from '../events/attendance/check-in/settleAttendance';
import { isoDate, startOfDay } from '@iia/shared/dates';
import { environment } from '../platform/environment';
import { createAccounts, printAccounts } from './accounts';
import { loadActivity, loadCompany } from './activity';
import { loadContent } from './content';
import { linkCertificates, loadCertificates, loadMembers, loadRenewals } from './members';
import { loadOrders } from './orders';
import { readContent, readMembers } from './readSamples';

const KEY = { type: 'core', name: 'sample_content', key: 'progress' };

interface Progress {
  /** The start of the day that all sample moments count from. */
  day: string;
  done: string[];
}

/**
 * Fills an empty database once with content, members, orders and accounts, according to `SEED`. The
 * content and the members are one transaction each: an interrupted start leaves nothing half done. A
 * non-empty database that was never seeded stays unchanged.
 * @param folder the sample data
 * @param level by default the configured one
 * @throws Error if a sample file has a mistake
 */
export async function seed(
  strapi: Core.Strapi,
  folder = join(strapi.dirs.app.root, 'sample'),
  level = environment().seed,
): Promise<void> {
  if (level === 'off') return;
  const stored = (await strapi.store?.get(KEY)) as Progress | null;
  if (!stored && !(await isEmpty(strapi))) return;
  const { day: start, done } = stored ?? {
    day: startOfDay(isoDate(new Date())).toISOString(),
    done: [],
  };
  const day = new Date(start);
  const part = async (name: string, load: (trx: Knex.Transaction) => Promise<void>) => {
    if (done.includes(name)) return;
    const began = performance.now();
    await strapi.db.transaction(async ({ trx }) => {
      await load(trx);
      await strapi.store?.set({ ...KEY, value: { day: start, done: [...done, name] } });
    });
    done.push(name);
    strapi.log.info(`Sample data: ${name} in ${Math.round(performance.now() - began)} ms`);
  };

  await part('content', async (trx) => {
    await loadContent(strapi, folder, readContent(folder), day);
    await loadCertificates(trx, readMembers(folder).certificates, day);
  });
  if (level === 'content') return;
  await part('members', async (trx) => {
    const samples = readMembers(folder);
    const accounts = await createAccounts(strapi, trx, samples.accounts, day);
    await loadMembers(strapi, trx, samples.members, day);
    await linkCertificates(trx, samples.certificates);
    await loadRenewals(trx, samples.renewals, day);
    await loadCompany(trx, samples.activity.company, day);
    await loadOrders(strapi, trx, samples, day);
    await loadActivity(strapi, trx, { folder, activity: samples.activity, day });
    await printAccounts(strapi, accounts);
  });
  // Uses separate transactions, as at the end of any event.
  await settleEnded(strapi, new Date());
}

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

async function isEmpty(strapi: Core.Strapi): Promise<boolean> {
  const counts = await Promise.all(EVIDENCE.map((uid) => strapi.db.query(uid).count()));
  return counts.every((count) => count === 0);
}
