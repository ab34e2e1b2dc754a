import type { Core } from '@strapi/strapi';
import { query, type Row } from '../../platform/sql/query';
import { isoOrNull, rowReader } from '../../platform/sql/rowReader';
import { toHours, toTenths } from '../../events/attendance/earnedHours';
import type { CpeOffer } from '../../generated/types';

const hoursOf = (column: number | string | null) => toHours(toTenths(Number(column ?? 0)));

const toOffer = rowReader<CpeOffer>()(['documentId', 'kind', 'slug', 'title'], {
  startAt: isoOrNull,
  hours: hoursOf,
  ethicsHours: hoursOf,
});

const MAX_OFFERS = 6;

/** Bought and not refunded: it would earn no further hours. */
const notBought = (kind: 'course' | 'seminar') => `not exists (
  select 1 from order_lines line join orders o on o.id = line.order_id
  where o.user_id = ? and o.order_status in ('paid', 'completed')
    and line.kind = '${kind}' and line.item_document_id = item.document_id)`;

/**
 * Items on sale this year that earn hours: those with missing ethics hours first, then the soonest;
 * self-paced courses last.
 */
export async function readOffers(
  strapi: Core.Strapi,
  userId: number,
  { now, until, ethics }: { now: Date; until: Date; ethics: boolean },
): Promise<CpeOffer[]> {
  const columns =
    'item.document_id, item.slug, item.title, item.cpe_hours as hours, item.ethics_hours';
  const rows = await query<Row>(
    strapi.db.connection,
    `select * from (
       select 'seminar' as kind, ${columns}, item.start_at, 0 as later from seminars item
       where item.published_at is not null and item.cpe_hours > 0
         and item.start_at > ? and item.start_at < ? and ${notBought('seminar')}
       union all
       select 'course' as kind, ${columns},
              case when item.format = 'self-paced' then null else item.start_at end as start_at,
              case when item.format = 'self-paced' then 1 else 0 end as later
       from courses item
       where item.published_at is not null and item.cpe_hours > 0
         and (item.format = 'self-paced' or (item.start_at > ? and item.start_at < ?))
         and ${notBought('course')}
     ) offer
     order by ${ethics ? 'case when coalesce(ethics_hours, 0) > 0 then 0 else 1 end, ' : ''}later, start_at, title
     limit ${MAX_OFFERS}`,
    [now, until, userId, now, until, userId],
  );
  return rows.map(toOffer);
}
