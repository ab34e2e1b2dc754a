import type { Core } from '@strapi/strapi';
import { HttpError } from '../../platform/errors/HttpError';
import { changeRenewStatus } from './changeRenewStatus';
import { readRenewRequests, toRenewRequestResponses } from './readRenewRequests';
import type { RenewRequest, RenewRequestResponse } from './renewRequest';
import { renewTexts } from './texts';

/**
 * Cancels a member's unpaid request; does nothing if it is already cancelled.
 * @throws HttpError 404 for a request that is missing or another member's; 409 with the status if it
 * was paid
 */
export async function cancelRequest(
  strapi: Core.Strapi,
  userId: number,
  id: string,
): Promise<RenewRequestResponse> {
  const { status } = await requireOwn(strapi, userId, id);
  try {
    if (status !== 'cancelled') {
      await changeRenewStatus(strapi, { request: id, to: 'cancelled', by: 'buyer' });
    }
  } catch (error) {
    const now = await requireOwn(strapi, userId, id);
    // Another call cancelled it meanwhile.
    if (!(error instanceof HttpError) || now.status !== 'cancelled') throw error;
  }
  const [response] = await toRenewRequestResponses(strapi, [await requireOwn(strapi, userId, id)]);
  if (response === undefined) throw notFound();
  return response;
}

async function requireOwn(strapi: Core.Strapi, userId: number, id: string): Promise<RenewRequest> {
  const [stored] = await readRenewRequests(
    strapi.db.connection,
    'user_id = ? and document_id = ?',
    [userId, id],
  );
  if (stored === undefined) throw notFound();
  return stored.request;
}

function notFound(): HttpError {
  return new HttpError(404, 'NotFoundError', renewTexts.notFound);
}
