import { HOUR_MS } from '@iia/shared/dates';
import type { Core } from '@strapi/strapi';
import type { Knex } from 'knex';
import type { ItemKind, OrderStatus } from '../generated/types';
import { writeNotifications } from '../platform/notifications/writeNotification';
import { insertSampleOrders, type SampleOrder } from '../commerce/orders/insertSampleOrders';
import { placedNotification, statusNotification } from '../commerce/orders/orderNotifications';
import { priceOrder } from '../commerce/orders/priceOrder';
import { orderTexts } from '../commerce/orders/texts';
import type { QuantityRule } from '../commerce/orders/orderRecord';
import { query, toDate } from '../platform/sql/query';
import { itemKey, type CatalogueItem, type SelectedItem } from '../commerce/seats/items';
import { readCatalogue } from '../commerce/seats/readCatalogue';
import { codeOf, find, readAccounts, type Member } from './members';
import { momentOf } from './moments';
import type { MemberSamples } from './readSamples';

/** Unpaid orders lapse after this many hours. */
const UNPAID_HOURS = 72;
/** Older notifications were read a day later. */
const UNREAD_DAYS = 14;

export interface SoldItem {
  item: CatalogueItem;
  endsAt: Date | null;
}

/** Orders at today's prices and under the order rules, with their seats and notifications. */
export async function loadOrders(
  strapi: Core.Strapi,
  trx: Knex.Transaction,
  { orders, members }: Pick<MemberSamples, 'orders' | 'members'>,
  day: Date,
): Promise<void> {
  const items = await readItems(strapi, trx);
  const accounts = await readAccounts(trx);
  const addresses = new Map(members.map(({ username, address }) => [username, address]));
  const quantityRule = (await strapi
    .documents('api::quantity-discount-rule.quantity-discount-rule')
    .findFirst({ populate: ['tiers'] })) as QuantityRule | null;
  const planned = orders.map((order) => {
    const buyer = find(accounts, order.buyer);
    const lines = order.items.split(' + ').map((line) => selectedItem(line, items));
    const placedAt = momentOf(order.placed, day);
    const quote = priceOrder(lines, { activeMembership: isMember(buyer, placedAt), quantityRule });
    const endsAt = find(items, lines[0]?.item.slug ?? '').endsAt;
    const history = historyOf(order, { placedAt, endsAt, free: quote.total === 0 }, day);
    return {
      userId: buyer.id,
      code: codeOf('DH', placedAt, order.code),
      status: history.at(-1)?.status ?? 'pending_payment',
      placedAt,
      quote,
      customer: {
        fullName: buyer.full_name,
        email: buyer.email,
        phone: buyer.phone,
        address: addresses.get(order.buyer) || null,
      },
      invoice: null,
      note: order.note || null,
      history,
    };
  });
  const inserted = await insertSampleOrders(trx, planned);
  const unreadFrom = new Date(day.getTime() - UNREAD_DAYS * 24 * HOUR_MS);
  const notifications = inserted.flatMap(({ userId, order }) =>
    order.history.map(({ status, at }) => {
      const summary = { ...order, firstTitle: order.lines[0]?.title ?? '' };
      const notification =
        status === 'pending_payment'
          ? placedNotification(summary, userId)
          : statusNotification(summary, userId, status);
      const readAt = at < unreadFrom ? new Date(at.getTime() + 24 * HOUR_MS) : null;
      return { ...notification, at, readAt };
    }),
  );
  await writeNotifications(
    trx,
    notifications.sort((one, other) => one.at.getTime() - other.at.getTime()),
  );
}

/** Courses, documents and seminars by slug. */
export async function readItems(strapi: Core.Strapi, trx: Knex): Promise<Map<string, SoldItem>> {
  const select = (kind: ItemKind, end: string) =>
    `select '${kind}' as kind, document_id, ${end} as end_at from ${kind}s where published_at is not null`;
  const kinds = [
    select('course', 'end_at'),
    select('document', 'cast(null as timestamp)'),
    select('seminar', 'end_at'),
  ];
  type Found = { kind: ItemKind; document_id: string; end_at: Date | number | null };
  const found = (await query<Found>(trx, kinds.join(' union all '))).map((row) => ({
    kind: row.kind,
    documentId: row.document_id,
    quantity: 1,
    endsAt: row.end_at === null ? null : toDate(row.end_at),
  }));
  const catalogue = await readCatalogue(strapi, trx, found);
  return new Map(
    found.flatMap((row) => {
      const item = catalogue.get(itemKey(row));
      return item ? [[item.slug, { item, endsAt: row.endsAt }] as const] : [];
    }),
  );
}

/** `slug`, or `2 × slug/option`. */
function selectedItem(line: string, items: ReadonlyMap<string, SoldItem>): SelectedItem {
  const [times, quantity] = /^(\d+) × /.exec(line) ?? [''];
  const [slug = '', optionId] = line.slice(times.length).split('/');
  const { item } = find(items, slug);
  const group = item.optionGroups.find(({ options }) => options.some(({ id }) => id === optionId));
  const option = group?.options.find(({ id }) => id === optionId) ?? null;
  if (optionId && !option) throw new Error(`${slug} has no option "${optionId}".`);
  return { item, quantity: Number(quantity ?? 1), group: group ?? null, option };
}

function isMember({ member_expires_at: until }: Member, moment: Date): boolean {
  return until !== null && moment < toDate(until);
}

interface Circumstances {
  placedAt: Date;
  /** Null for items usable at once. */
  endsAt: Date | null;
  free: boolean;
}

/**
 * An order's statuses until the seeding day. `paid` is hours after the order was placed; `closed` is hours
 * until its cancellation, or after the payment until its refund.
 */
export function historyOf(
  { paid, closed }: { paid: string; closed: string },
  { placedAt, endsAt, free }: Circumstances,
  day: Date,
): SampleOrder['history'] {
  const history: SampleOrder['history'] = [];
  const after = (hours: number) =>
    new Date((history.at(-1)?.at ?? placedAt).getTime() + hours * HOUR_MS);
  const add = (
    status: OrderStatus,
    at: Date,
    by: SampleOrder['history'][number]['by'],
    note: string | null = null,
  ) => history.push({ status, at, by, note });
  add('pending_payment', placedAt, 'buyer');
  if (free) add('paid', placedAt, 'system', orderTexts.nothingToPay);
  else if (paid) add('paid', after(Number(paid)), 'staff', 'Đã nhận chuyển khoản.');
  else if (Number(closed) === UNPAID_HOURS) {
    add('cancelled', after(UNPAID_HOURS), 'system', orderTexts.unpaid);
  } else if (closed) add('cancelled', after(Number(closed)), 'buyer');
  if (paid && closed) {
    const note = 'Hoàn tiền theo đề nghị của người mua.';
    add('refunded', after(Number(closed)), 'staff', note);
  } else if (paid) {
    // If the item is over before the transfer arrives, payment completes the order.
    const earliest = after(0.1);
    const at = endsAt && endsAt > earliest ? endsAt : earliest;
    if (at <= day) add('completed', at, 'system');
  }
  return history;
}
