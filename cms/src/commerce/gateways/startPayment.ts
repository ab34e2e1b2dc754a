import { MINUTE_MS } from '@iia/shared/dates';
import type { Core } from '@strapi/strapi';
import type { Knex } from 'knex';
import { randomInt } from 'node:crypto';
import type { PaymentGateway, StartedPayment } from '../../generated/types';
import { environment } from '../../platform/environment';
import { badField, HttpError } from '../../platform/errors/HttpError';
import { logFailure } from '../../platform/outages/logFailure';
import { newDocumentId } from '../../platform/sql/documentIds';
import { retryTransient } from '../../platform/sql/retryTransient';
import { gatewayPayments } from '../../platform/telemetry/metrics';
import { lockPayable, type LockedPayable } from '../payments/lockPayable';
import { outstandingOf } from '../payments/settleTransfer';
import { closeAttempt, insertAttempt, readAttempts, saveUrl } from './attempts';
import { findOwn } from './findOwn';
import type { Attempt, Gateway } from './Gateway';
import { gatewayOf } from './gatewayOf';
import { gatewayTexts } from './texts';

/** How long a payer may take: VNPAY's own default. */
const WINDOW_MS = 15 * MINUTE_MS;
/** An attempt that ends sooner is not continued, and an order due sooner not started. */
const SHORTEST_MS = MINUTE_MS;
/** After that, the call that created an attempt without an address has failed. */
const CREATION_MS = MINUTE_MS / 2;

interface Start {
  userId: number;
  code: string;
  gateway: PaymentGateway;
  ip: string;
}

/**
 * Starts a payment of the amount due by a gateway, or returns the running one. The amount is the server's.
 * @throws HttpError 400 if the gateway is off or refuses the amount; 404 for another member's code; 409 if nothing is
 * due, or a concurrent call is creating the address; 503 if the gateway does not respond
 */
export async function startPayment(strapi: Core.Strapi, start: Start): Promise<StartedPayment> {
  const { gateway: name } = start;
  const gateway = gatewayOf(name);
  if (!gateway) throw badField('gateway', gatewayTexts.off(name));
  const { attempt, isNew } = await openAttempt(strapi, gateway, start);
  const expiresAt = attempt.expiresAt.toISOString();
  if (isNew) gatewayPayments.inc({ gateway: name, result: 'started' });
  if (attempt.url !== null) return { url: attempt.url, expiresAt };
  if (!isNew) throw new HttpError(409, 'PaymentStarting', gatewayTexts.starting);
  try {
    const url = await createUrl(strapi.db.connection, gateway, { attempt, ip: start.ip });
    return { url, expiresAt };
  } catch (error) {
    logFailure(strapi, error, `${name} did not start the payment ${attempt.reference}`);
    // Nobody has its address, so that nobody can pay it.
    await closeAttempt(strapi, attempt, 'failed');
    throw new HttpError(503, 'GatewayUnavailable', gatewayTexts.unavailable(name));
  }
}

async function createUrl(
  db: Knex,
  gateway: Gateway,
  { attempt, ip }: { attempt: Attempt; ip: string },
): Promise<string> {
  const returnUrl = `${environment().publicUrl}/api/payment/return/${attempt.reference}`;
  const url = await gateway.createLink({ attempt, returnUrl, ip });
  await saveUrl(db, attempt, url);
  return url;
}

interface Opened {
  attempt: Attempt;
  isNew: boolean;
}

/** The lock of the order or request prevents two attempts of one gateway. */
function openAttempt(
  strapi: Core.Strapi,
  gateway: Gateway,
  { userId, code, gateway: name, ip }: Start,
): Promise<Opened> {
  return retryTransient(async () =>
    strapi.db.transaction(async ({ trx }): Promise<Opened> => {
      const payable = await lockPayable(trx, await findOwn(trx, userId, code));
      const now = new Date();
      const amount = requireDue(payable, now);
      const { min, max } = gateway.limits;
      if (amount < min || amount > max) {
        throw badField('gateway', gatewayTexts.outsideLimits(name, min, max));
      }
      const running = await findRunning(trx, { gateway: name, code, amount, now });
      if (running) return { attempt: running, isNew: false };
      const latest = now.getTime() + WINDOW_MS;
      const attempt = await insertAttempt(trx, {
        gateway: name,
        reference: newReference(name, code),
        code,
        amount,
        startedAt: now,
        expiresAt: new Date(Math.min(latest, payable?.payBefore?.getTime() ?? latest)),
      });
      const url = gateway.isRemote ? null : await createUrl(trx, gateway, { attempt, ip });
      return { attempt: { ...attempt, url }, isNew: true };
    }),
  );
}

/** Đồng. @throws HttpError 409 */
function requireDue(payable: LockedPayable | null, now: Date): number {
  const amount = payable?.status === 'pending_payment' ? outstandingOf(payable) : 0;
  if (!payable || amount === 0) throw new HttpError(409, 'NothingDue', gatewayTexts.nothingDue);
  const { payBefore } = payable;
  if (payBefore !== null && payBefore.getTime() - now.getTime() < SHORTEST_MS) {
    throw new HttpError(409, 'NothingDue', gatewayTexts.overdue);
  }
  return amount;
}

async function findRunning(
  trx: Knex,
  sought: Pick<Attempt, 'gateway' | 'code' | 'amount'> & { now: Date },
): Promise<Attempt | null> {
  const { gateway, code, amount, now } = sought;
  const [running] = await readAttempts(
    trx,
    `where code = ? and gateway = ? and amount = ? and state = 'open' and expires_at > ?
     order by id desc limit 1`,
    [code, gateway, amount, new Date(now.getTime() + SHORTEST_MS)],
  );
  if (!running) return null;
  const isLost = running.url === null && now.getTime() - running.startedAt.getTime() > CREATION_MS;
  return isLost ? null : running;
}

/** Unique at the gateway, also among the references of other databases with the same account. */
function newReference(gateway: PaymentGateway, code: string): string {
  if (gateway === 'vnpay') return `${code}${newDocumentId().slice(0, 10)}`;
  // payOS: an integer below 2^53.
  return String(Date.now() * 1000 + randomInt(1000));
}
