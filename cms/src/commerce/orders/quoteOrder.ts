import type { Core } from '@strapi/strapi';
import type { Knex } from 'knex';
import { rejectionReason, cartRejectionReason, type Discount } from '../discounts/discount';
import { findDiscount } from '../discounts/readDiscount';
import { discountTexts } from '../discounts/texts';
import { badField, badInput, HttpError } from '../../platform/errors/HttpError';
import type { SelectedItem } from '../seats/items';
import { seatRequirements, shortLines } from '../seats/seats';
import { catalogueRead, toCatalogue } from '../seats/readCatalogue';
import { priceOrder } from './priceOrder';
import { selectItems } from './selectItems';
import { orderTexts } from './texts';
import type { Buyer, QuantityRule } from './orderRecord';
import { takenSeatsRead, toTakenSeats, type TakenSeats } from '../seats/readTakenSeats';
import { excludeOwnOffers } from '../waiting-list/consumeOffers';
import { componentLink } from '../../platform/sql/componentLink';
import { readTogether, type Read } from '../../platform/sql/together';
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
  /** Seats taken when the cart was priced, by item. */
  taken: ReadonlyMap<string, TakenSeats>;
}

/** @throws HttpError 400 listing every line that cannot be ordered */
export async function priceCart(strapi: Core.Strapi, request: PriceRequest): Promise<PricedCart> {
  const db: Knex = strapi.db.connection;
  const now = new Date();
  const ids = [...new Set(request.items.map(({ documentId }) => documentId))];
  const { rows, tiers, seats } = await readTogether(db, {
    rows: catalogueRead(request.items),
    tiers: tierRead(strapi),
    seats: takenSeatsRead(ids),
  });
  const catalogue = await toCatalogue(strapi, db, rows);
  const { items, problems } = selectItems(request.items, catalogue, now);
  if (problems.length > 0) throw badInput(problems);
  const terms = {
    activeMembership: request.buyer?.activeMembership ?? false,
    quantityRule: toQuantityRule(tiers),
  };
  const taken = toTakenSeats(seats);
  const without = { items, quote: priceOrder(items, terms), discount: null, taken };
  const { discountCode, buyer, client } = request;
  if (discountCode === null) return { ...without, refusal: null };
  const discount = await findDiscount(strapi, discountCode, { userId: buyer?.id ?? 0, client });
  if (discount === null) return { ...without, refusal: discountTexts.unknown };
  const quote = priceOrder(items, { ...terms, discount });
  const refusal = rejectionReason(discount, now) ?? cartRejectionReason(discount, quote);
  return refusal === null ? { items, quote, discount, refusal, taken } : { ...without, refusal };
}

/**
 * Prices a cart and checks availability without reserving seats.
 * @throws HttpError 400 as `priceCart`, and for a code that does not apply; 409 NoSeatsLeft with the
 * lines concerned
 */
export async function quoteOrder(strapi: Core.Strapi, request: PriceRequest): Promise<Quote> {
  const cart = await priceCart(strapi, request);
  if (cart.refusal !== null) throw badField('discountCode', cart.refusal);
  await requireSeats(strapi.db.connection, cart, request.buyer?.id ?? null);
  return cart.quote;
}

/**
 * Checks availability without reserving seats. A seat offered to the buyer counts as available.
 * @throws HttpError 409 NoSeatsLeft with the lines that lack seats and the cart's price
 */
export async function requireSeats(
  db: Knex,
  { items, quote, taken }: PricedCart,
  buyerId: number | null,
): Promise<void> {
  let short = shortLines(items, taken);
  if (short.length > 0 && buyerId !== null) {
    const others = await excludeOwnOffers(db, buyerId, seatRequirements(items), taken);
    short = shortLines(items, others);
  }
  if (short.length === 0) return;
  throw new HttpError(409, 'NoSeatsLeft', orderTexts.noSeatsLeft, { items: short, quote });
}

interface TierRow {
  applies_to: string | ItemKind[] | null;
  min_quantity: number;
  percent: number;
}

function tierRead(strapi: Core.Strapi): Read<TierRow> {
  const tiers = componentLink(
    strapi,
    'api::quantity-discount-rule.quantity-discount-rule',
    'tiers',
  );
  return {
    sql: `select r.applies_to, t.min_quantity, t.percent
     from quantity_discount_rules r ${tiers.join('r', 't')}`,
    bindings: [],
  };
}

function toQuantityRule(rows: readonly TierRow[]): QuantityRule | null {
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
