import { expect } from 'vitest';
import { callApi } from '../../support/api';
import type { TestApi } from '../../support/startApi';
import type { OrderBody } from '../../support/orders';
import { bookedTransfers, booksOf, kindOf, type BookedTransfer } from './books';
import type { RealTransfer } from './fixture';

interface Unmatched {
  documentId: string;
  candidate: { documentId: string } | null;
}

interface Books {
  api: TestApi;
  /** The token of a member of staff. */
  staff: string;
  /** The reported ones. */
  transfers: readonly RealTransfer[];
  orders: readonly OrderBody[];
}

/** Every transfer that waits for staff, from the list that they see. */
async function listUnmatched({ api, staff }: Books): Promise<Map<string, Unmatched>> {
  const found = new Map<string, Unmatched>();
  for (let page = 1, pages = 1; page <= pages; page += 1) {
    const { status, body } = await callApi<{
      data: Unmatched[];
      meta: { pagination: { pageCount: number } };
    }>(api, `/payment/unmatchedTransfers?page=${page}`, { token: staff });
    expect(status).toBe(200);
    for (const transfer of body.data) found.set(transfer.documentId, transfer);
    pages = body.meta.pagination.pageCount;
  }
  return found;
}

/** What the books have beyond the real transfers, by kind. */
export function surplusOf(
  booked: readonly BookedTransfer[],
  transfers: readonly RealTransfer[],
): Map<string, number> {
  const surplus = new Map<string, number>();
  const add = (kind: string, count: number) => surplus.set(kind, (surplus.get(kind) ?? 0) + count);
  for (const { kind } of booked) add(kind, 1);
  for (const transfer of transfers) add(kindOf(transfer), -1);
  return surplus;
}

/**
 * Settles the unmatched transfers as staff do after contacting the payers: merges duplicate reports, assigns the other
 * transfers to their intended orders, and returns those without one.
 */
export async function reviewUnmatched(books: Books): Promise<void> {
  while (await mergeOne(books));
  const { api, transfers } = books;
  const open = (await bookedTransfers(api, transfers)).filter(isOpen);
  for (const each of open) await assignOrReturn(books, each);
}

const isOpen = ({ state }: BookedTransfer) => state === 'needs_review';

async function mergeOne(books: Books): Promise<boolean> {
  const { api, transfers } = books;
  const booked = await bookedTransfers(api, transfers);
  const surplus = surplusOf(booked, transfers);
  const doubtful = booked.filter((row) => (surplus.get(row.kind) ?? 0) > 0);
  if (doubtful.length === 0) return false;
  const unmatched = await listUnmatched(books);
  const ones = doubtful.filter(({ documentId }) => unmatched.get(documentId)?.candidate);
  const [one] = ones;
  expect(one, `no possible duplicate is listed among ${JSON.stringify(doubtful)}`).toBeDefined();
  const id = one?.documentId ?? '';
  const into = unmatched.get(id)?.candidate?.documentId;
  expect(doubtful.filter(({ kind }) => kind === one?.kind).map((row) => row.documentId)).toContain(
    into,
  );
  expect((await post(books, 'mergeTransfer', { id, into })).status).toBe(200);
  return true;
}

async function assignOrReturn(books: Books, { documentId: id, kind }: BookedTransfer) {
  const { api, transfers, orders } = books;
  const indexes = transfers.find((transfer) => kindOf(transfer) === kind)?.orders ?? [];
  const meant = indexes.flatMap((index) => orders[index] ?? []);
  if (meant.length === 0) {
    expect((await post(books, 'returnTransfer', { id })).status).toBe(200);
    return;
  }
  const lacking: OrderBody[] = [];
  for (const order of meant) {
    const { status, allocated } = await booksOf(api, order, '');
    if (status === 'pending_payment' && allocated < order.total) lacking.push(order);
  }
  const parts = lacking.length > 0 ? lacking : meant.slice(0, 1);
  const response = await post(books, 'assignTransfer', {
    id,
    parts: partsFor(parts, transfers.find((transfer) => kindOf(transfer) === kind)?.amount ?? 0),
  });
  expect(response, JSON.stringify(response.body)).toMatchObject({ status: 200 });
}

/** No more codes than the money reaches. */
function partsFor(orders: readonly OrderBody[], amount: number): { code: string }[] {
  let left = amount;
  return orders.flatMap(({ code, total }) => {
    if (left <= 0) return [];
    left -= total;
    return [{ code }];
  });
}

function post({ api, staff }: Books, path: string, json: object) {
  return callApi(api, `/payment/${path}`, { token: staff, json });
}
