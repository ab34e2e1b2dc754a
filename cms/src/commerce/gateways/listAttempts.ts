import type { Core } from '@strapi/strapi';
import type { PaymentAttempt } from '../../generated/types';
import { badField } from '../../platform/errors/HttpError';
import { readAttempts } from './attempts';
import { findOwn } from './findOwn';
import { gatewayTexts } from './texts';

/** The page shows the latest of each gateway. */
const SHOWN = 5;

/** @throws HttpError 400 without a code; 404 for one that is unknown or another member's */
export async function listAttempts(
  strapi: Core.Strapi,
  userId: number,
  code: unknown,
): Promise<PaymentAttempt[]> {
  if (typeof code !== 'string' || code === '') throw badField('code', gatewayTexts.codeNeeded);
  const db = strapi.db.connection;
  await findOwn(db, userId, code);
  const attempts = await readAttempts(db, `where code = ? order by id desc limit ${SHOWN}`, [code]);
  return attempts.map(({ documentId, gateway, state, amount, startedAt, expiresAt }) => ({
    documentId,
    gateway,
    state,
    amount,
    startedAt: startedAt.toISOString(),
    expiresAt: expiresAt.toISOString(),
  }));
}
