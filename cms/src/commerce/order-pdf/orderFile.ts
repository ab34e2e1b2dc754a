import type { Core } from '@strapi/strapi';
import { downloadLink } from '../../platform/downloads/downloadLink';
import { findOrder } from '../orders/memberOrders';
import { orderPdf } from './orderPdf';
import { orderPdfTexts as texts } from './texts';
import type { Download } from '../../generated/types';

/** @throws HttpError 400 without an id; 404 for an order that is missing or another member's */
export async function linkToOrder(
  strapi: Core.Strapi,
  userId: number,
  parameters: Record<string, unknown>,
): Promise<Download> {
  const { documentId, code } = await findOrder(strapi, userId, parameters);
  return downloadLink({ purpose: 'order', subject: documentId, userId }, texts.fileName(code));
}

/**
 * Renders the PDF when the link is opened.
 *
 * @throws HttpError 404 for an order that is missing or another member's
 */
export async function openOrder(
  strapi: Core.Strapi,
  userId: number,
  id: string,
): Promise<{ name: string; type: string; body: Buffer }> {
  const order = await findOrder(strapi, userId, { id });
  return {
    name: texts.fileName(order.code),
    type: 'application/pdf',
    body: await orderPdf(strapi, order),
  };
}
