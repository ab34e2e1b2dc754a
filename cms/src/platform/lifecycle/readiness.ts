import { MINUTE_MS } from '@iia/shared/dates';
import type { Core } from '@strapi/strapi';
import { existsSync } from 'node:fs';
import { statfs } from 'node:fs/promises';
import { lateTasks } from '../clock/taskStates';
import { environment } from '../environment';
import { writtenFolders } from '../files/writtenFolders';
import { databaseOutages } from '../outages/watchDatabase';
import { query, toDate, type Stamp } from '../sql/query';
import { isStopping } from './serverLifecycle';

/** `warn` is for those who operate the server: it stays ready, as another one would have the same problem. */
export interface Check {
  status: 'ok' | 'warn' | 'fail';
  [figure: string]: unknown;
}

export interface Readiness {
  isReady: boolean;
  status: 'ok' | 'warn' | 'fail' | 'stopping';
  checks: Readonly<Record<string, Check>>;
}

const DATABASE_MS = 1_000;
const MAX_OUTBOX_LAG_MS = 15 * MINUTE_MS;
/** However many probes there are, they cost one check in this time. */
const CACHED_MS = 1_000;

let latest: { at: number; checks: Promise<Readonly<Record<string, Check>>> } | undefined;

/** Whether the server should get requests, and what its checks have found, at most a second ago. */
export async function readiness(strapi: Core.Strapi): Promise<Readiness> {
  const now = Date.now();
  if (!latest || now - latest.at > CACHED_MS) latest = { at: now, checks: runChecks(strapi) };
  const checks = await latest.checks;
  const found = Object.values(checks).map(({ status }) => status);
  const status = (['fail', 'warn'] as const).find((each) => found.includes(each)) ?? 'ok';
  return {
    isReady: status !== 'fail' && !isStopping(),
    status: isStopping() ? 'stopping' : status,
    checks,
  };
}

/** The server listens only after its migrations and its start, so these need no check. */
async function runChecks(strapi: Core.Strapi): Promise<Readonly<Record<string, Check>>> {
  const [database, disk, outbox] = await Promise.all([
    checkDatabase(strapi),
    checkDisk(),
    checkOutbox(strapi),
  ]);
  return { database, disk, outbox, tasks: checkTasks() };
}

async function checkDatabase(strapi: Core.Strapi): Promise<Check> {
  const begun = Date.now();
  const isRead = await withinLimit(query(strapi.db.connection, 'select 1'));
  const kinds = databaseOutages()?.kinds ?? [];
  if (isRead === null) return { status: 'fail', outages: kinds };
  return {
    status: kinds.length > 0 ? 'warn' : 'ok',
    milliseconds: Date.now() - begun,
    ...(kinds.length > 0 && { outages: kinds }),
  };
}

/** Free space of the disks that this server writes to. */
async function checkDisk(): Promise<Check> {
  const { minFreeDiskMb } = environment();
  const folders = Object.values(writtenFolders()).filter((folder) => existsSync(folder));
  const free = await Promise.all(
    folders.map(async (folder) => {
      const { bavail, bsize } = await statfs(folder);
      return Math.floor((bavail * bsize) / 2 ** 20);
    }),
  );
  // Nothing is stored here with PostgreSQL and files elsewhere.
  if (free.length === 0) return { status: 'ok' };
  const freeMb = Math.min(...free);
  return { status: freeMb < minFreeDiskMb ? 'fail' : 'ok', freeMb };
}

/** Emails that are due but not sent: the mail server refuses them, or none is configured. */
async function checkOutbox(strapi: Core.Strapi): Promise<Check> {
  const now = new Date();
  const rows = await withinLimit(
    query<{ waiting: number | string; oldest: Stamp | null }>(
      strapi.db.connection,
      `select count(*) as waiting, min(due_at) as oldest from letters where state = 'waiting' and due_at <= ?`,
      [now],
    ),
  );
  const [row] = rows ?? [];
  if (!row) return { status: 'warn' };
  const lag = row.oldest === null ? 0 : now.getTime() - toDate(row.oldest).getTime();
  return {
    status: lag > MAX_OUTBOX_LAG_MS ? 'warn' : 'ok',
    waiting: Number(row.waiting),
    lagSeconds: Math.round(lag / 1_000),
  };
}

function checkTasks(): Check {
  const late = lateTasks();
  return { status: late.length > 0 ? 'warn' : 'ok', ...(late.length > 0 && { late }) };
}

/** Null if the query fails or takes too long. */
async function withinLimit<Result>(work: Promise<Result>): Promise<Result | null> {
  let timer: NodeJS.Timeout | undefined;
  const timeout = new Promise<null>((done) => {
    timer = setTimeout(done, DATABASE_MS, null);
  });
  try {
    return await Promise.race([work.catch(() => null), timeout]);
  } finally {
    clearTimeout(timer);
  }
}
