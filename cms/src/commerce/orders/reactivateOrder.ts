import type { Core } from '@strapi/strapi';
import type { Knex } from 'knex';
import { consumeDiscountUse } from '../discounts/discountUses';
import { HttpError } from '../../platform/errors/HttpError';
import { query } from '../../platform/sql/query';
import { seatRequirements, reserveSeats, purgeItemPages } from '../seats/seats';
import { consumeOffers, readOffers } from '../waiting-list/consumeOffers';
import { readBuyer } from './buyer';
import { changeOrderStatus } from './changeOrderStatus';
import { priceCart, type PricedCart } from './quoteOrder';
import { readOrders } from './readOrders';
import { orderTexts } from './texts';

/** What a cancelled order would reserve again. */
export interface Reactivation {
  order: string;
  buyerId: number;
  cart: PricedCart;
}

class NotAvailable extends Error {}

/**
 * Prices a cancelled order as if it were placed now. Call outside a transaction, as when placing.
 * @returns null if its items, code or prices have changed
 */
export async function priceReactivation(
  strapi: Core.Strapi,
  order: string,
): Promise<Reactivation | null> {
  const db = strapi.db.connection;
  const [stored] = await readOrders(db, { where: 'document_id = ?', bindings: [order] });
  if (!stored || stored.userId === null) return null;
  const [row] = await query<{ discount_code: string | null; discount_id: string | null }>(
    db,
    'select discount_code, discount_id from orders where document_id = ?',
    [order],
  );
  const items = stored.order.lines.map(({ kind, itemDocumentId, quantity, groupId, optionId }) => ({
    kind,
    documentId: itemDocumentId,
    quantity,
    groupId,
    optionId,
  }));
  const buyer = await readBuyer(strapi, stored.userId);
  const request = {
    items,
    discountCode: row?.discount_code ?? null,
    buyer,
    client: `order ${order}`,
  };
  const cart = await priceCart(strapi, request).catch(nullForHttpError);
  if (cart === null) return null;
  // The code may be rejected, or belong to another discount by now.
  if ((cart.discount?.documentId ?? null) !== (row?.discount_id ?? null)) return null;
  return cart.quote.total === stored.order.total ? { order, buyerId: buyer.id, cart } : null;
}

/**
 * Reserves seats and code use again and moves the order from cancelled to paid, in the open
 * transaction.
 * @returns false, with nothing changed, if something is no longer available
 */
export async function reactivateOrder(
  strapi: Core.Strapi,
  { order, buyerId, cart }: Reactivation,
): Promise<boolean> {
  return strapi.db.transaction(async ({ trx, onCommit }) => {
    if (!(await reserveAgain(trx, buyerId, cart))) return false;
    const note = orderTexts.paidLate;
    await changeOrderStatus(strapi, { order, to: 'paid', by: 'system', note, reactivated: true });
    onCommit(() => purgeItemPages(cart.items.map(({ item }) => item)));
    return true;
  });
}

/** In a savepoint, so that it reserves everything or nothing. */
async function reserveAgain(trx: Knex, buyerId: number, { items, discount }: PricedCart) {
  try {
    await trx.transaction(async (savepoint) => {
      const offers = await readOffers(savepoint, buyerId);
      const open = await consumeOffers(savepoint, offers, seatRequirements(items));
      if (!(await reserveSeats(savepoint, open))) throw new NotAvailable();
      if (discount && !(await consumeDiscountUse(savepoint, discount, buyerId)))
        throw new NotAvailable();
    });
    return true;
  } catch (error) {
    if (error instanceof NotAvailable) return false;
    throw error;
  }
}

/** Items no longer sold, or too many unknown codes: the order is not reactivated, without an error. */
function nullForHttpError(error: unknown): null {
  if (error instanceof HttpError) return null;
  throw error;
}
