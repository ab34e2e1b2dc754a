import { callApi } from './api';
import type { Reply } from './callAs';
import type { Line, OrderBody } from './orders';
import type { TestApi } from './startApi';
import type { Quote } from '@/data/generated/types';

export const courseLine = (documentId: string, quantity = 1): Line => ({
  kind: 'course',
  documentId,
  quantity,
});

/** Seats of a seminar's option. */
export const optionLine = (
  documentId: string,
  groupId: string,
  optionId: string,
  quantity = 1,
): Line => ({ kind: 'seminar', documentId, quantity, groupId, optionId });

export const quoteLines = (api: TestApi, items: readonly Line[], token?: string) =>
  callApi<Reply<Quote>>(api, '/order/quote', { json: { items }, token });

/** What one seat of a course costs a member. */
export const priceFor = async (api: TestApi, course: string, { token }: { token: string }) =>
  (await quoteLines(api, [courseLine(course)], token)).body.data.total;

/** An order as its buyer sees it. */
export async function readOrder(
  api: TestApi,
  { token }: { token: string },
  { documentId }: OrderBody,
): Promise<OrderBody> {
  const path = `/order/userOrderById?id=${documentId}`;
  return (await callApi<Reply<OrderBody>>(api, path, { token })).body.data;
}
