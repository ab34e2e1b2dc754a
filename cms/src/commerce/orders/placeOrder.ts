import type { Core } from '@strapi/strapi';
import type { Knex } from 'knex';
import { consumeDiscountUse } from '../discounts/discountUses';
import { HttpError } from '../../platform/errors/HttpError';
import { createOnce, requestHash } from '../../platform/idempotency/createOnce';
import { writeMail } from '../../platform/mail/writeMail';
import { writeNotifications } from '../../platform/notifications/writeNotification';
import { rateLimitKeyOf } from './buyer';
import { checkUnpaidSeats } from './checkUnpaidSeats';
import { checkUnpaidLimits } from './checkUnpaidLimits';
import { newDocumentId } from '../../platform/sql/documentIds';
import { insertOrder, insertOrderParts } from './insertOrder';
import { newPaymentCode } from '../billing/paymentCode';
import type { AddUserOrderInput } from './orderInput';
import { placedNotifications } from './orderNotifications';
import { newOrderRecord, type OrderRecord, type Buyer } from './orderRecord';
import { paymentEmail } from './paymentEmail';
import { paymentDue } from '../billing/payment';
import { seatRequirements, reserveSeats } from '../seats/seats';
import { findShortLines, noSeatsLeft, priceCart, type PricedCart } from './quoteOrder';
import { readOrders } from './readOrders';
import { orderTexts } from './texts';
import { consumeOffers } from '../waiting-list/consumeOffers';

interface Request {
  buyer: Buyer;
  input: AddUserOrderInput;
  hash: string;
}

export interface PlacedOrder {
  order: OrderRecord;
  /** False if the same request has placed it before. */
  isNew: boolean;
}

class SeatsUnavailable extends Error {
  constructor(readonly cart: PricedCart) {
    super('No seats available.');
  }
}

class DiscountUsedUp extends Error {}

/**
 * Places an order with its lines, seats, code use, notification and email in one transaction. The
 * same key and body return the same order, even if prices and seats have changed since.
 * @throws HttpError 400 for invalid lines, 409 PriceChanged or NoSeatsLeft with the current facts,
 * 409 as in `checkUnpaidLimits` and `checkUnpaidSeats`, 422 if the key belongs to another order, 503
 * if the database stays busy
 */
export async function placeOrder(
  strapi: Core.Strapi,
  buyer: Buyer,
  input: AddUserOrderInput,
): Promise<PlacedOrder> {
  const request = { buyer, input, hash: requestHash(input) };
  const db = strapi.db.connection;
  let cart: PricedCart | null = null;
  const { created: order, isNew } = await createOnce<OrderRecord>({
    hash: request.hash,
    texts: orderTexts,
    find: () => findPlaced(db, request),
    async write() {
      cart ??= await priceRequest(strapi, request);
      const draft = draftOrder(request, cart);
      return (await writeOnce(db, request, draft, cart)) ? draft : null;
    },
    async mayRetry(error) {
      if (error instanceof SeatsUnavailable) {
        const short = await findShortLines(db, error.cart.items, buyer.id);
        // Seats have just been released: retry.
        if (short.length > 0) throw noSeatsLeft(short, error.cart.quote);
        return true;
      }
      // Usually pricing reports this, unless a use was just released.
      if (error instanceof DiscountUsedUp) cart = null;
      return error instanceof DiscountUsedUp;
    },
  });
  return { order, isNew };
}

/** Sent to the account's own address: a free order must not email third parties. */
function confirmFree(trx: Knex.Transaction, { email }: Buyer, order: OrderRecord): Promise<void> {
  const { documentId, code, total, lines } = order;
  const summary = { documentId, code, total, firstTitle: lines[0]?.title ?? '' };
  return writeMail(trx, [paymentEmail(summary, email)]);
}

/** @throws HttpError 409 with the current quote if the total or the code's validity changed */
async function priceRequest(strapi: Core.Strapi, { buyer, input }: Request): Promise<PricedCart> {
  const { items, discountCode, expectedTotal } = input;
  const cart = await priceCart(strapi, {
    items,
    discountCode,
    buyer,
    client: rateLimitKeyOf(buyer),
  });
  const { quote, refusal } = cart;
  if (refusal !== null) {
    const errors = [{ path: ['discountCode'], message: refusal }];
    throw new HttpError(409, 'PriceChanged', refusal, { quote, errors });
  }
  if (quote.total !== expectedTotal) {
    throw new HttpError(409, 'PriceChanged', orderTexts.priceChanged, { quote });
  }
  return cart;
}

/** False if the member's key or the code is in use. */
function writeOnce(
  db: Knex,
  { buyer, input, hash }: Request,
  order: OrderRecord,
  cart: PricedCart,
): Promise<boolean> {
  const { items, discount } = cart;
  return db.transaction(async (trx) => {
    // Write first: SQLite then queues for the lock instead of failing halfway.
    const id = await insertOrder(trx, order, {
      userId: buyer.id,
      idempotencyKey: input.idempotencyKey.toLowerCase(),
      requestHash: hash,
      discount,
    });
    if (id === null) return false;
    await checkUnpaidLimits(trx, buyer.id, order);
    const requirements = seatRequirements(items);
    const open = await consumeOffers(trx, buyer.id, requirements);
    if (!(await reserveSeats(trx, open))) throw new SeatsUnavailable(cart);
    await checkUnpaidSeats(trx, buyer.id, order, requirements);
    if (discount && !(await consumeDiscountUse(trx, discount, buyer.id)))
      throw new DiscountUsedUp();
    await insertOrderParts(trx, id, order);
    await writeNotifications(trx, placedNotifications(order, buyer.id));
    if (order.payBefore === null) await confirmFree(trx, buyer, order);
    return true;
  });
}

function draftOrder({ buyer, input }: Request, { quote }: PricedCart): OrderRecord {
  const placedAt = new Date();
  const payBefore = quote.total > 0 ? paymentDue(placedAt, buyer.confirmed) : null;
  const placed = { status: 'pending_payment', at: placedAt, by: 'buyer', note: null } as const;
  const settled = {
    status: 'paid',
    at: placedAt,
    by: 'system',
    note: orderTexts.nothingToPay,
  } as const;
  const { customer, invoice } = input;
  return newOrderRecord(
    {
      code: newPaymentCode('DH', placedAt),
      status: payBefore ? 'pending_payment' : 'paid',
      placedAt,
      payBefore,
      quote,
      customer: {
        fullName: customer.fullName,
        email: customer.email,
        phone: customer.phone,
        address: customer.address ?? null,
      },
      invoice: invoice
        ? {
            buyer: invoice.buyer,
            name: invoice.name,
            taxCode: invoice.taxCode ?? null,
            address: invoice.address,
            email: invoice.email,
          }
        : null,
      note: input.note ?? null,
      history: payBefore ? [placed] : [placed, settled],
    },
    newDocumentId,
  );
}

async function findPlaced(db: Knex, { buyer, input }: Request) {
  const [stored] = await readOrders(db, {
    where: 'user_id = ? and idempotency_key = ?',
    bindings: [buyer.id, input.idempotencyKey.toLowerCase()],
  });
  return stored ? { created: stored.order, hash: stored.requestHash } : null;
}
