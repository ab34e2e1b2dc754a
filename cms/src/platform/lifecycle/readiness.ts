import { MINUTE_MS } from '@iia/shared/dates';
import type { Core } from '@strapi/strapi';
import { lateTasks } from '../clock/taskStates';
import { environment } from '../environment';
import { measureDisks } from '../files/measureDisks';
import { databaseOutages } from '../outages/watchDatabase';
import { query, toDate, type Stamp } from '../sql/query';
import { isStopping } from './serverLifecycle';
import { withinLimit } from './withinLimit';

/** `warn` is for the operator: the server stays ready, as other servers have the same problem. */
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
/** Checks run at most once in this time, whatever the number of probes. */
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
  const isRead = await withinLimit(query(strapi.db.connection, 'select 1'), DATABASE_MS);
  const kinds = databaseOutages()?.kinds ?? [];
  if (isRead === null) return { status: 'fail', outages: kinds };
  return {
    status: kinds.length > 0 ? 'warn' : 'ok',
    milliseconds: Date.now() - begun,
    ...(kinds.length > 0 && { outages: kinds }),
  };
}

/**
 * The disks that this server writes to. A disk that is missing here may be available to another server. A full disk is
 * full for every server, so it is only a warning; calls that write get 503 individually.
 */
async function checkDisk(): Promise<Check> {
  const disks = Object.entries(await measureDisks());
  const gone = disks.filter(([, space]) => space === null).map(([folder]) => folder);
  if (gone.length > 0) return { status: 'fail', gone };
  // With PostgreSQL and a bucket, nothing is stored on this machine.
  if (disks.length === 0) return { status: 'ok' };
  const free = disks.map(([, space]) => space?.freeBytes ?? 0);
  const freeMb = Math.floor(Math.min(...free) / 2 ** 20);
  return { status: freeMb < environment().minFreeDiskMb ? 'warn' : 'ok', freeMb };
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
    DATABASE_MS,
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
