import type { Core } from '@strapi/strapi';
import type { Knex } from 'knex';
import { discountUse, ROWS_PER_USE } from '../discounts/discountUses';
import { lockOpenMember } from '../../identity/auth/lockAccount';
import { HttpError } from '../../platform/errors/HttpError';
import { createOnce, requestHash } from '../../platform/idempotency/createOnce';
import { writeMail } from '../../platform/mail/writeMail';
import { notificationInsertion } from '../../platform/notifications/writeNotification';
import { insertTogether, readTogether } from '../../platform/sql/together';
import { rateLimitKeyOf } from './buyer';
import { checkUnpaidSeats, unpaidSeatsRead } from './checkUnpaidSeats';
import { checkUnpaidLimits, limitReads } from './checkUnpaidLimits';
import { newDocumentId } from '../../platform/sql/documentIds';
import { attendeeRows, insertOrder, orderParts } from './insertOrder';
import { newPaymentCode } from '../billing/paymentCode';
import type { AddUserOrderInput } from './orderInput';
import { placedNotifications } from './orderNotifications';
import { newOrderRecord, type OrderRecord, type Buyer } from './orderRecord';
import { paymentEmail } from './paymentEmail';
import { bankAccountRead, paymentDue, toBankAccount } from '../billing/payment';
import { exceedsCapacity, seatRequirements, seatReservation } from '../seats/seats';
import { priceCart, requireSeats, type PricedCart } from './quoteOrder';
import { readOrders } from './readOrders';
import { orderTexts } from './texts';
import { consumeOffers, offersRead } from '../waiting-list/consumeOffers';
import type { BankAccount } from '../../generated/types';

interface Request {
  buyer: Buyer;
  input: AddUserOrderInput;
  hash: string;
}

export interface PlacedOrder {
  order: OrderRecord;
  /** Where to pay a new order; null if nothing is due, or for an order placed before. */
  account: BankAccount | null;
  /** False if the same request has placed it before. */
  isNew: boolean;
}

class SeatsUnavailable extends Error {}

class DiscountUsedUp extends Error {}

/**
 * Places an order with its lines, seats, code use, notification and email in one transaction. The
 * same key and body return the same order, even if prices and seats have changed since.
 * @throws HttpError 400 for invalid lines, 409 PriceChanged or NoSeatsLeft with the current facts,
 * 409 as in `checkUnpaidLimits` and `checkUnpaidSeats`, 422 if the key belongs to another order, 503
 * if the database stays busy or a row is locked for three seconds
 */
export async function placeOrder(
  strapi: Core.Strapi,
  buyer: Buyer,
  input: AddUserOrderInput,
): Promise<PlacedOrder> {
  const request = { buyer, input, hash: requestHash(input) };
  const db = strapi.db.connection;
  let cart: PricedCart | null = null;
  let account: BankAccount | null = null;
  const { created: order, isNew } = await createOnce<OrderRecord>({
    hash: request.hash,
    texts: orderTexts,
    find: () => findPlaced(db, request),
    async write() {
      cart ??= await priceRequest(strapi, request);
      // Without this check, late buyers would still lock the row of a sold-out item.
      await requireSeats(db, cart, buyer.id);
      const draft = draftOrder(request, cart);
      const written = await writeOnce(strapi, request, draft, cart);
      if (written === null) return null;
      account = written.account;
      return draft;
    },
    mayRetry(error) {
      const isTaken = error instanceof SeatsUnavailable || error instanceof DiscountUsedUp;
      // Usually pricing again reports it, unless seats or a use were just released.
      if (isTaken) cart = null;
      return Promise.resolve(isTaken);
    },
  });
  return { order, account, isNew };
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

/**
 * Null if the member's key or the code is in use. Three statements on PostgreSQL besides BEGIN and
 * COMMIT; the last one locks the seats, and then the code's uses, which other buyers wait for.
 */
function writeOnce(
  strapi: Core.Strapi,
  { buyer, input, hash }: Request,
  order: OrderRecord,
  cart: PricedCart,
): Promise<{ account: BankAccount | null } | null> {
  const { items, discount } = cart;
  return strapi.db.connection.transaction(async (trx: Knex.Transaction) => {
    const id = await insertOrder(trx, order, {
      userId: buyer.id,
      idempotencyKey: input.idempotencyKey.toLowerCase(),
      requestHash: hash,
      discount,
    });
    if (id === null) {
      await lockOpenMember(trx, buyer.id);
      return null;
    }
    const requirements = seatRequirements(items);
    // A separate statement, because only a new snapshot sees what the member's other orders have committed.
    const found = await readTogether(trx, {
      ...limitReads(buyer.id, order),
      seats: unpaidSeatsRead(buyer.id, order, requirements),
      offers: offersRead(buyer.id),
      account: order.payBefore === null ? null : bankAccountRead(strapi),
    });
    checkUnpaidLimits(order, found);
    if (order.payBefore === null) await confirmFree(trx, buyer, order);
    const open = await consumeOffers(trx, found.offers, requirements);
    if (exceedsCapacity(open)) throw new SeatsUnavailable();
    const written = await insertTogether(trx, [
      ...orderParts(id, order),
      { table: 'ticket_attendees', rows: attendeeRows(order, input.items) },
      notificationInsertion(placedNotifications(order, buyer.id)),
      seatReservation(open),
      ...(discount ? [discountUse(discount, buyer.id)] : []),
    ]);
    const [reserved, uses = ROWS_PER_USE] = written.slice(-(discount ? 2 : 1));
    if (reserved !== open.length) throw new SeatsUnavailable();
    checkUnpaidSeats(order, requirements, found.seats);
    if (uses !== ROWS_PER_USE) throw new DiscountUsedUp();
    return { account: toBankAccount(found.account) };
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
            purchaseOrder: invoice.purchaseOrder ?? null,
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
