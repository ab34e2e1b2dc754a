import type { Core } from '@strapi/strapi';
import type { Knex } from 'knex';
import { badInput, Fault } from '../errors/Fault';
import { readCatalogue } from './catalogue';
import { readTakenPlaces, shortLines, type ShortLine } from './places';
import { priceOrder } from './priceOrder';
import { readQuantityRule } from './quantityRule';
import { selectItems } from './selectItems';
import { orderTexts } from './texts';
import type { Quote, RequestedItem, SelectedItem } from './types';

/** A priced cart, and the items it was priced from. */
export interface PricedCart {
  items: SelectedItem[];
  quote: Quote;
}

/**
 * Prices a cart at this moment, for a buyer with or without an active membership.
 * @throws Fault 400 that names every line that cannot be ordered.
 */
export async function priceCart(
  strapi: Core.Strapi,
  requested: readonly RequestedItem[],
  activeMembership: boolean,
): Promise<PricedCart> {
  const db: Knex = strapi.db.connection;
  const catalogue = await readCatalogue(strapi, db, requested);
  const { items, problems } = selectItems(requested, catalogue, new Date());
  if (problems.length > 0) throw badInput(problems);
  const quantityRule = await readQuantityRule(strapi, db);
  return { items, quote: priceOrder(items, { activeMembership, quantityRule }) };
}

/**
 * Prices a cart and looks whether its places are there; takes none.
 * @throws Fault 400 as `priceCart`, 409 NoPlacesLeft with the lines that find too few.
 */
export async function quoteOrder(
  strapi: Core.Strapi,
  requested: readonly RequestedItem[],
  activeMembership: boolean,
): Promise<Quote> {
  const { items, quote } = await priceCart(strapi, requested, activeMembership);
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
