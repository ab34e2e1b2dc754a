import { HOUR_MS, MINUTE_MS } from '@iia/shared/dates';
import type { Core } from '@strapi/strapi';
import { inBackground } from '../../platform/lifecycle/backgroundWork';
import { logFailure } from '../../platform/outages/logFailure';
import { isPostgres, query } from '../../platform/sql/query';
import { gatewayPayments } from '../../platform/telemetry/metrics';
import { findByCodes } from '../payments/findPayable';
import { receiveTransfer } from '../payments/receiveTransfer';
import { attemptColumns, closeAttempt, toAttempt } from './attempts';
import type { Attempt, Gateway, Outcome } from './Gateway';
import { gatewayOf, paymentMethods } from './gatewayOf';

/** Queried concurrently. */
const BATCH = 5;
/** Delays after each query: a day in all. */
const BACKOFF_MS = [1, 2, 3, 5, 10, 15, 30, 60, 120, 240, 480, 480].map(
  (minutes) => minutes * MINUTE_MS,
);
/** A bank may confirm after the gateway's page has closed. */
const GRACE_MS = HOUR_MS;
/** Between two queries that a returning payer causes. */
const RETURN_MS = MINUTE_MS / 6;

let running: Promise<void> | null = null;

/**
 * Finds payments whose notification never arrived: queries the gateways for attempts without a result. Any number of
 * processes may run it on a database.
 */
export async function queryDueAttempts(strapi: Core.Strapi): Promise<void> {
  if (paymentMethods().length === 0) return;
  running ??= queryAll(strapi).finally(() => {
    running = null;
  });
  await running;
}

/** Queries an attempt immediately, as its payer has returned. */
export async function queryReturned(strapi: Core.Strapi, { id }: Attempt): Promise<void> {
  const now = new Date();
  const due = await query(
    strapi.db.connection,
    `update payment_attempts set due_at = ? where id = ? and state = 'open'
       and (queried_at is null or queried_at < ?) returning id`,
    [now, id, new Date(now.getTime() - RETURN_MS)],
  );
  if (due.length === 0) return;
  inBackground(queryDueAttempts(strapi)).catch((error: unknown) => logFailure(strapi, error));
}

async function queryAll(strapi: Core.Strapi): Promise<void> {
  for (;;) {
    const attempts = await claimDue(strapi, new Date());
    if (attempts.length === 0) return;
    await Promise.all(attempts.map((attempt) => queryOne(strapi, attempt)));
  }
}

/** The next query is due even if this process dies. */
async function claimDue(strapi: Core.Strapi, now: Date): Promise<Attempt[]> {
  const db = strapi.db.connection;
  const due = `select id from payment_attempts where state = 'open' and due_at <= ?
    order by due_at limit ${BATCH}`;
  const rows = await query<Parameters<typeof toAttempt>[0]>(
    db,
    `update payment_attempts set queried_at = ?, due_at = ?, queries = queries + 1
     where ${isPostgres(db) ? `id = any(array(${due} for update skip locked))` : `id in (${due})`}
     returning ${attemptColumns}`,
    [now, new Date(now.getTime() + MINUTE_MS), now],
  );
  return rows.map(toAttempt);
}

async function queryOne(strapi: Core.Strapi, attempt: Attempt): Promise<void> {
  const gateway = gatewayOf(attempt.gateway);
  try {
    // Switched off meanwhile: its payments can no longer be queried.
    if (!gateway) throw new Error(`${attempt.gateway} is switched off.`);
    const outcome = await gateway.query(attempt);
    for (const transfer of outcome.transfers) await receiveTransfer(strapi, transfer);
    const state = await resultOf(strapi, gateway, { attempt, outcome });
    if (state === 'open') await queryLater(strapi, attempt);
    else await closeAttempt(strapi, attempt, state);
  } catch (error) {
    gatewayPayments.inc({ gateway: attempt.gateway, result: 'query_failed' });
    logFailure(strapi, error, `The query of payment ${attempt.reference} failed`);
    await queryLater(strapi, attempt).catch((later: unknown) => logFailure(strapi, later));
  }
}

async function resultOf(
  strapi: Core.Strapi,
  gateway: Gateway,
  { attempt, outcome }: { attempt: Attempt; outcome: Outcome },
): Promise<Exclude<Outcome['state'], 'unpaid'>> {
  if (outcome.state !== 'unpaid') return outcome.state;
  if (Date.now() > attempt.expiresAt.getTime() + GRACE_MS) return 'expired';
  const [payable] = await findByCodes(strapi.db.connection, [attempt.code]);
  // Paid by a transfer or cancelled meanwhile: a second payment would have to be refunded.
  if (payable?.status === 'pending_payment' || !gateway.cancel) return 'open';
  await gateway.cancel(attempt);
  return 'cancelled';
}

async function queryLater(strapi: Core.Strapi, attempt: Attempt): Promise<void> {
  const wait = BACKOFF_MS[attempt.queries - 1];
  if (wait === undefined) {
    strapi.log.error(
      `Payment ${attempt.reference} has no result after a day: check it at ${attempt.gateway}.`,
    );
    await closeAttempt(strapi, attempt, 'unresolved');
    return;
  }
  await query(
    strapi.db.connection,
    "update payment_attempts set due_at = ? where id = ? and state = 'open'",
    [new Date(Date.now() + wait), attempt.id],
  );
}
