import type { Core } from '@strapi/strapi';
import type { Knex } from 'knex';
import { Fault } from '../errors/Fault';
import { newDocumentId } from './documentIds';
import { fingerprint } from './fingerprint';
import { insertOrder, insertOrderParts } from './insertOrder';
import { newOrderCode } from './orderCode';
import type { AddUserOrderInput } from './orderInput';
import { newOrderRecord, type OrderRecord } from './orderRecord';
import { paymentDue } from './payment';
import { placeNeeds, takePlaces } from './places';
import { findShortLines, noPlacesLeft, priceCart, type PricedCart } from './quoteOrder';
import { readOrders } from './readOrders';
import { isPassing } from './sql';
import { orderTexts } from './texts';
import type { Buyer } from './types';

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

/**
 * Places an order: its row, its lines, its history and its places, all in one transaction or none.
 * The same key and body give the same order again, whatever became of prices and places since.
 * @throws Fault 400 for lines that cannot be ordered, 409 PriceChanged or NoPlacesLeft with the new facts,
 * 422 where the key stands for another order, 503 where the database stays too busy.
 */
export async function placeOrder(
  strapi: Core.Strapi,
  buyer: Buyer,
  input: AddUserOrderInput,
): Promise<PlacedOrder> {
  const request = { buyer, input, hash: fingerprint({ ...input, idempotencyKey: null }) };
  try {
    const cart = await priceCart(strapi, input.items, buyer.activeMembership);
    if (cart.quote.total !== input.expectedTotal) {
      throw new Fault(409, 'PriceChanged', orderTexts.priceChanged, { quote: cart.quote });
    }
    return await writeOrder(strapi.db.connection, request, cart);
  } catch (refused) {
    // A reply lost on the way: the order stands, though it could not be placed again today.
    const order = await findPlaced(strapi.db.connection, request);
    if (order) return { order, isNew: false };
    throw refused;
  }
}

async function writeOrder(db: Knex, request: Request, cart: PricedCart): Promise<PlacedOrder> {
  for (let attempt = 0; attempt < ATTEMPTS; attempt += 1) {
    const order = draftOrder(request.input, cart);
    try {
      if (await writeOnce(db, request, order, cart)) return { order, isNew: true };
    } catch (error) {
      if (error instanceof PlacesTaken) {
        const short = await findShortLines(db, cart.items);
        // None is short where a place was freed a moment ago: worth another try.
        if (short.length > 0) throw noPlacesLeft(short, cart.quote);
      } else if (!isPassing(error)) {
        throw error;
      }
      continue;
    }
    const placed = await findPlaced(db, request);
    if (placed) return { order: placed, isNew: false };
  }
  throw new Fault(503, 'ServiceUnavailableError', orderTexts.busy);
}

/** False where the member's key, or the code, is taken. */
function writeOnce(
  db: Knex,
  { buyer, input, hash }: Request,
  order: OrderRecord,
  { items }: PricedCart,
): Promise<boolean> {
  return db.transaction(async (trx) => {
    // The first statement writes: SQLite then waits its turn at once, instead of failing halfway.
    const id = await insertOrder(trx, order, {
      userId: buyer.id,
      idempotencyKey: input.idempotencyKey.toLowerCase(),
      requestHash: hash,
    });
    if (id === null) return false;
    if (!(await takePlaces(trx, placeNeeds(items)))) throw new PlacesTaken();
    await insertOrderParts(trx, id, order);
    return true;
  });
}

function draftOrder(input: AddUserOrderInput, { quote }: PricedCart): OrderRecord {
  const placedAt = new Date();
  const payBefore = paymentDue(placedAt, quote.total);
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
      code: newOrderCode(placedAt),
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
