import type { Knex } from 'knex';
import { paymentDue } from '../billing/payment';
import { sumSeats } from '../seats/seats';
import { newDocumentId } from '../../platform/sql/documentIds';
import { insertRows } from '../../platform/sql/query';
import { historyRows, lineRows, orderRow } from './insertOrder';
import { newOrderRecord, type OrderDraft, type OrderRecord } from './orderRecord';
import { releasesSeats } from './orderStatus';

export type SampleOrder = Omit<OrderDraft, 'payBefore'> & { userId: number };

/** Inserts past orders and counts their seats, without checking limits. Call in a transaction. */
export async function insertSampleOrders(
  trx: Knex,
  samples: readonly SampleOrder[],
): Promise<{ userId: number; order: OrderRecord }[]> {
  const all: { userId: number; order: OrderRecord }[] = [];
  const batch = 20;
  for (let from = 0; from < samples.length; from += batch) {
    const orders = samples.slice(from, from + batch).map(({ userId, ...draft }) => ({
      userId,
      order: newOrderRecord(
        { ...draft, payBefore: draft.quote.total > 0 ? paymentDue(draft.placedAt) : null },
        newDocumentId,
      ),
    }));
    const inserted = await insertRows<{ id: number; document_id: string }>(
      trx,
      'orders',
      orders.map(({ userId, order }) =>
        orderRow(order, {
          userId,
          idempotencyKey: order.documentId,
          requestHash: '',
          discount: null,
        }),
      ),
      'returning id, document_id',
    );
    const ids = new Map(inserted.map(({ id, document_id: documentId }) => [documentId, id]));
    const idOf = (order: OrderRecord) => ids.get(order.documentId) ?? 0;
    const records = orders.map(({ order }) => order);
    await insertRows(
      trx,
      'order_lines',
      records.flatMap((order) => lineRows(idOf(order), order)),
    );
    await insertRows(
      trx,
      'order_status_changes',
      records.flatMap((order) => historyRows(idOf(order), order)),
    );
    await reserveSampleSeats(trx, records);
    all.push(...orders);
  }
  return all;
}

async function reserveSampleSeats(trx: Knex, orders: readonly OrderRecord[]): Promise<void> {
  const withSeats = orders.filter(({ status }) => !releasesSeats(status));
  const lines = withSeats.flatMap((order) => order.lines.map(seatLineOf));
  const rows = sumSeats(lines).map(({ itemId, optionId, quantity }) => ({
    item_id: itemId,
    option_id: optionId,
    taken: quantity,
  }));
  if (rows.length === 0) return;
  await insertRows(
    trx,
    'order_places',
    rows,
    'on conflict (item_id, option_id) do update set taken = order_places.taken + excluded.taken',
  );
}

/** Maps a line to the shape that seat counting expects. */
function seatLineOf({ kind, itemDocumentId, optionId, quantity }: OrderRecord['lines'][number]) {
  return { kind, itemId: itemDocumentId, optionId, quantity };
}
