import type { Core } from '@strapi/strapi';
import type { Knex } from 'knex';
import { rejectionReason, cartRejectionReason, type Discount } from '../discounts/discount';
import { findDiscount } from '../discounts/readDiscount';
import { discountTexts } from '../discounts/texts';
import { badField, badInput, HttpError } from '../../platform/errors/HttpError';
import type { SelectedItem } from '../seats/items';
import { seatRequirements, shortLines, type ShortLine } from '../seats/seats';
import { readCatalogue } from '../seats/readCatalogue';
import { priceOrder } from './priceOrder';
import { selectItems } from './selectItems';
import { orderTexts } from './texts';
import type { Buyer, QuantityRule } from './orderRecord';
import { readTakenSeats } from '../seats/readTakenSeats';
import { excludeOwnOffers } from '../waiting-list/consumeOffers';
import { componentLink } from '../../platform/sql/componentLink';
import { query } from '../../platform/sql/query';
import type { ItemKind, Quote, OrderItemInput } from '../../generated/types';

interface PriceRequest {
  items: readonly OrderItemInput[];
  /** Normalized. */
  discountCode: string | null;
  buyer: Buyer | null;
  client: string;
}

export interface PricedCart {
  items: SelectedItem[];
  quote: Quote;
  discount: Discount | null;
  /** Why the code was not applied. */
  refusal: string | null;
}

/** @throws HttpError 400 listing every line that cannot be ordered */
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
 * Prices a cart and checks availability without reserving seats.
 * @throws HttpError 400 as `priceCart`, and for a code that does not apply; 409 NoSeatsLeft with the
 * lines concerned
 */
export async function quoteOrder(strapi: Core.Strapi, request: PriceRequest): Promise<Quote> {
  const { items, quote, refusal } = await priceCart(strapi, request);
  if (refusal !== null) throw badField('discountCode', refusal);
  const short = await findShortLines(strapi.db.connection, items, request.buyer?.id ?? null);
  if (short.length > 0) throw noSeatsLeft(short, quote);
  return quote;
}

/** A seat offered to the buyer counts as available. */
export async function findShortLines(
  db: Knex,
  items: readonly SelectedItem[],
  buyerId: number | null,
): Promise<ShortLine[]> {
  const limited = items.filter(
    ({ item, option }) => item.capacity !== null || (option?.capacity ?? null) !== null,
  );
  const ids = [...new Set(limited.map(({ item }) => item.documentId))];
  if (ids.length === 0) return [];
  const taken = await readTakenSeats(db, ids);
  const short = shortLines(items, taken);
  if (short.length === 0 || buyerId === null) return short;
  return shortLines(items, await excludeOwnOffers(db, buyerId, seatRequirements(items), taken));
}

/** 409 with the lines that lack seats and the cart's current price. */
export function noSeatsLeft(items: readonly ShortLine[], quote: Quote): HttpError {
  return new HttpError(409, 'NoSeatsLeft', orderTexts.noSeatsLeft, { items, quote });
}

interface TierRow {
  applies_to: string | ItemKind[] | null;
  min_quantity: number;
  percent: number;
}

async function readQuantityRule(strapi: Core.Strapi, db: Knex): Promise<QuantityRule | null> {
  const tiers = componentLink(
    strapi,
    'api::quantity-discount-rule.quantity-discount-rule',
    'tiers',
  );
  const rows = await query<TierRow>(
    db,
    `select r.applies_to, t.min_quantity, t.percent
     from quantity_discount_rules r ${tiers.join('r', 't')}`,
  );
  const [first] = rows;
  if (first === undefined) return null;
  return {
    tiers: rows.map(({ min_quantity: minQuantity, percent }) => ({ minQuantity, percent })),
    appliesTo: readKinds(first.applies_to),
  };
}

function readKinds(value: TierRow['applies_to']): ItemKind[] {
  const kinds: unknown = typeof value === 'string' ? JSON.parse(value) : value;
  return Array.isArray(kinds) ? (kinds as ItemKind[]) : [];
}
