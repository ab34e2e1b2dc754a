import type { Core } from '@strapi/strapi';
import type { Knex } from 'knex';
import { rejectionReason, cartRejectionReason, type Discount } from '../discounts/discount';
import { findDiscount } from '../discounts/findDiscount';
import { discountTexts } from '../discounts/texts';
import { badField, badInput, Fault } from '../platform/errors/Fault';
import { readCatalogue } from './catalogue';
import { shortLines, type ShortLine } from './places';
import { priceOrder } from './priceOrder';
import { readQuantityRule } from './quantityRule';
import { selectItems } from './selectItems';
import { orderTexts } from './texts';
import type { Buyer, Quote, RequestedItem, SelectedItem } from './types';
import { readTakenPlaces } from '../places/readTakenPlaces';

/** What is to be priced, and for whom. */
export interface PriceRequest {
  items: readonly RequestedItem[];
  /** Folded. */
  discountCode: string | null;
  /** Null for a visitor. */
  buyer: Buyer | null;
  /** By what wrong guesses at discount codes are counted. */
  client: string;
}

/** A priced cart, and what it was priced from. */
export interface PricedCart {
  items: SelectedItem[];
  quote: Quote;
  /** The code that the quote counts in. */
  discount: Discount | null;
  /** Why the code that came along does not apply; the quote is then without it. */
  refusal: string | null;
}

/**
 * Prices a cart at this moment.
 * @throws Fault 400 that names every line that cannot be ordered.
 */
export async function priceCart(strapi: Core.Strapi, request: PriceRequest): Promise<PricedCart> {
  const db: Knex = strapi.db.connection;
  const now = new Date();
  const catalogue = await readCatalogue(strapi, db, request.items);
  const { items, problems } = selectItems(request.items, catalogue, now);
  if (problems.length > 0) throw badInput(problems);
  const terms = {
    activeMembership: request.buyer?.activeMembership ?? false,
    quantityRule: await readQuantityRule(strapi, db),
  };
  const without = { items, quote: priceOrder(items, terms), discount: null };
  const { discountCode, buyer, client } = request;
  if (discountCode === null) return { ...without, refusal: null };
  const discount = await findDiscount(strapi, discountCode, { userId: buyer?.id ?? 0, client });
  if (discount === null) return { ...without, refusal: discountTexts.unknown };
  const quote = priceOrder(items, { ...terms, discount });
  const refusal = rejectionReason(discount, now) ?? cartRejectionReason(discount, quote);
  return refusal === null ? { items, quote, discount, refusal } : { ...without, refusal };
}

/**
 * Prices a cart and looks whether its places are there; takes none.
 * @throws Fault 400 as `priceCart`, and for a code that does not apply; 409 NoPlacesLeft with the lines
 * that find too few.
 */
export async function quoteOrder(strapi: Core.Strapi, request: PriceRequest): Promise<Quote> {
  const { items, quote, refusal } = await priceCart(strapi, request);
  if (refusal !== null) throw badField('discountCode', refusal);
  const short = await findShortLines(strapi.db.connection, items);
  if (short.length > 0) throw noPlacesLeft(short, quote);
  return quote;
}

/** The lines that find too few places now. */
export async function findShortLines(
  db: Knex,
  items: readonly SelectedItem[],
): Promise<ShortLine[]> {
  const limited = items.filter(
    ({ item, option }) => item.capacity !== null || (option?.capacity ?? null) !== null,
  );
  const ids = [...new Set(limited.map(({ item }) => item.documentId))];
  return ids.length === 0 ? [] : shortLines(items, await readTakenPlaces(db, ids));
}

/** 409: places are gone; `details` say which, and what the cart would have cost. */
export function noPlacesLeft(items: readonly ShortLine[], quote: Quote): Fault {
  return new Fault(409, 'NoPlacesLeft', orderTexts.noPlacesLeft, { items, quote });
}
