import type { Core } from '@strapi/strapi';
import type { Knex } from 'knex';
import { takeDiscountUse } from '../discounts/discountUses';
import { Fault } from '../platform/errors/Fault';
import { unwatched } from '../platform/errors/inputReads';
import { sendMail } from '../platform/mail/sendMail';
import { writeNotifications } from '../notifications/writeNotification';
import { askerOf } from './buyer';
import { checkHoldings } from './checkHoldings';
import { newDocumentId } from '../platform/sql/documentIds';
import { fingerprint } from '../platform/idempotency/fingerprint';
import { insertOrder, insertOrderParts } from './insertOrder';
import { newPaymentCode } from '../billing/paymentCode';
import type { AddUserOrderInput } from './orderInput';
import { placedNotifications } from './orderNotifications';
import { newOrderRecord, type OrderRecord } from './orderRecord';
import { paidLetter } from './paidLetter';
import { paymentDue } from '../billing/payment';
import { placeNeeds, takePlaces } from './places';
import { findShortLines, noPlacesLeft, priceCart, type PricedCart } from './quoteOrder';
import { readOrders } from './readOrders';
import { orderTexts } from './texts';
import type { Buyer } from './types';
import { isTransient } from '../platform/sql/isTransient';

/** Enough for a code that is taken, or a database that is pressed, and an end to it. */
const ATTEMPTS = 8;

/** What was asked for, and what tells it from any other request of this buyer. */
interface Request {
  buyer: Buyer;
  input: AddUserOrderInput;
  hash: string;
}

export interface PlacedOrder {
  order: OrderRecord;
  /** False where the same request had placed it before. */
  isNew: boolean;
}

class PlacesTaken extends Error {}
class CodeUsedUp extends Error {}

/**
 * Places an order: its row, its lines, its history, its places, its code's use and its notification, all
 * in one transaction or none. The same key and body give the same order again, whatever became of prices
 * and places since.
 * @throws Fault 400 for lines that cannot be ordered, 409 PriceChanged or NoPlacesLeft with the new facts,
 * 409 as `checkHoldings`, 422 where the key stands for another order, 503 where the database stays too busy.
 */
export async function placeOrder(
  strapi: Core.Strapi,
  buyer: Buyer,
  input: AddUserOrderInput,
): Promise<PlacedOrder> {
  const request = {
    buyer,
    input,
    hash: fingerprint({ ...unwatched(input), idempotencyKey: null }),
  };
  try {
    return await writeOrder(strapi, request);
  } catch (refused) {
    // A reply lost on the way: the order stands, though it could not be placed again today.
    const order = await findPlaced(strapi.db.connection, request);
    if (order) return { order, isNew: false };
    throw refused;
  }
}

async function writeOrder(strapi: Core.Strapi, request: Request): Promise<PlacedOrder> {
  const db = strapi.db.connection;
  let cart = await priceRequest(strapi, request);
  for (let attempt = 0; attempt < ATTEMPTS; attempt += 1) {
    const order = draftOrder(request.input, cart);
    try {
      if (await writeOnce(db, request, order, cart)) {
        if (order.payBefore === null) confirmFree(strapi, request.buyer, order);
        return { order, isNew: true };
      }
    } catch (error) {
      if (error instanceof PlacesTaken) {
        const short = await findShortLines(db, cart.items);
        // None is short where a place was freed a moment ago: worth another try.
        if (short.length > 0) throw noPlacesLeft(short, cart.quote);
      } else if (error instanceof CodeUsedUp) {
        // Says so, unless a use was given back a moment ago.
        cart = await priceRequest(strapi, request);
      } else if (!isTransient(error)) {
        throw error;
      }
      continue;
    }
    const placed = await findPlaced(db, request);
    if (placed) return { order: placed, isNew: false };
  }
  throw new Fault(503, 'ServiceUnavailableError', orderTexts.busy);
}

/** Writes to the account's own address: an order that costs nothing must send no letters to others. */
function confirmFree(strapi: Core.Strapi, { email }: Buyer, order: OrderRecord): void {
  const { documentId, code, total, lines } = order;
  const news = { documentId, code, total, firstTitle: lines[0]?.title ?? '' };
  sendMail(strapi, paidLetter(news, email));
}

/** @throws Fault 409 with the quote of today where the buyer saw another total, or a code that applied. */
async function priceRequest(strapi: Core.Strapi, { buyer, input }: Request): Promise<PricedCart> {
  const { items, discountCode, expectedTotal } = input;
  const cart = await priceCart(strapi, { items, discountCode, buyer, client: askerOf(buyer) });
  const { quote, refusal } = cart;
  if (refusal !== null) {
    const errors = [{ path: ['discountCode'], message: refusal }];
    throw new Fault(409, 'PriceChanged', refusal, { quote, errors });
  }
  if (quote.total !== expectedTotal) {
    throw new Fault(409, 'PriceChanged', orderTexts.priceChanged, { quote });
  }
  return cart;
}

/** False where the member's key, or the code, is taken. */
function writeOnce(
  db: Knex,
  { buyer, input, hash }: Request,
  order: OrderRecord,
  { items, discount }: PricedCart,
): Promise<boolean> {
  return db.transaction(async (trx) => {
    // The first statement writes: SQLite then waits its turn at once, instead of failing halfway.
    const id = await insertOrder(trx, order, {
      userId: buyer.id,
      idempotencyKey: input.idempotencyKey.toLowerCase(),
      requestHash: hash,
      discount,
    });
    if (id === null) return false;
    await checkHoldings(trx, buyer.id, order);
    if (!(await takePlaces(trx, placeNeeds(items)))) throw new PlacesTaken();
    if (discount && !(await takeDiscountUse(trx, discount, buyer.id))) throw new CodeUsedUp();
    await insertOrderParts(trx, id, order);
    await writeNotifications(trx, placedNotifications(order, buyer.id));
    return true;
  });
}

function draftOrder(input: AddUserOrderInput, { quote }: PricedCart): OrderRecord {
  const placedAt = new Date();
  const payBefore = quote.total > 0 ? paymentDue(placedAt) : null;
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

/** @throws Fault 422 where the key stands for another order. */
async function findPlaced(db: Knex, { buyer, input, hash }: Request): Promise<OrderRecord | null> {
  const [stored] = await readOrders(db, {
    where: 'user_id = ? and idempotency_key = ?',
    bindings: [buyer.id, input.idempotencyKey.toLowerCase()],
  });
  if (stored === undefined) return null;
  if (stored.requestHash !== hash) {
    throw new Fault(422, 'IdempotencyKeyReused', orderTexts.keyReused);
  }
  return stored.order;
}
