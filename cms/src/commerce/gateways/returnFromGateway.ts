import type { Core } from '@strapi/strapi';
import { routePatterns } from '@iia/shared/routePatterns';
import { findByCodes } from '../payments/findPayable';
import { readAttempts } from './attempts';
import { queryReturned } from './queryAttempts';

/** @returns the path of the page that shows the order or request, without what the gateway appended */
export async function returnFromGateway(strapi: Core.Strapi, reference: string): Promise<string> {
  const db = strapi.db.connection;
  const [attempt] = await readAttempts(db, 'where reference = ?', [reference]);
  if (!attempt) return routePatterns.purchaseHistory;
  await queryReturned(strapi, attempt);
  const [payable] = await findByCodes(db, [attempt.code]);
  if (!payable) return routePatterns.purchaseHistory;
  if (payable.kind === 'request') return `${routePatterns.memberType}?tra-ve=${attempt.gateway}`;
  return `${routePatterns.orderSuccess}?id=${payable.id}&tra-ve=${attempt.gateway}`;
}
