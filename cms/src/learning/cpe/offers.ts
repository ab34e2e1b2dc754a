import type { Core } from '@strapi/strapi';
import { query, type Row } from '../../platform/sql/query';
import { flag, isoOrNull, rowReader, toNumber } from '../../platform/sql/rowReader';
import { toHours, toTenths } from '../../events/attendance/earnedHours';
import type { CpeOffer } from '../../generated/types';

const hoursOf = (column: number | string | null) => toHours(toTenths(Number(column ?? 0)));

const toOffer = rowReader<CpeOffer>()(['documentId', 'kind', 'slug', 'title'], {
  startAt: isoOrNull,
  hours: hoursOf,
  ethicsHours: hoursOf,
  price: toNumber,
  owned: flag,
  orderByOption: flag,
});

const MAX_OFFERS = 10;

type OfferKind = 'course' | 'seminar';

/** Bought and not refunded. */
const bought = (kind: OfferKind) => `exists (
  select 1 from order_lines line join orders o on o.id = line.order_id
  where o.user_id = ? and o.order_status in ('paid', 'completed')
    and line.kind = '${kind}' and line.item_document_id = item.document_id)`;

/** Its hours are already in the record. */
const certified = (kind: OfferKind) => `exists (
  select 1 from attendance_certificates certificate
  where certificate.user_id = ? and certificate.kind = '${kind}'
    and certificate.subject_id = item.document_id and certificate.revoked_at is null)`;

const FREE = `(item.capacity is null or item.capacity > coalesce(
  (select place.taken from order_places place
   where place.item_id = item.document_id and place.option_id = ''), 0))`;

const SELF_PACED = `item.format = 'self-paced'`;

const columnsOf = (kind: OfferKind) => `
  '${kind}' as kind, item.document_id, item.slug, item.title, item.price,
  item.cpe_hours as hours, item.ethics_hours,
  case when ${bought(kind)} then 1 else 0 end as owned,
  case when ${certified(kind)} then 1 else 0 end as certified,
  case when ${FREE} then 1 else 0 end as available`;

interface OfferWindow {
  now: Date;
  /** The end of the year. */
  until: Date;
  missing: { hours: boolean; ethics: boolean };
}

/**
 * Items that earn missing hours this year: bought ones first, since they cost nothing more, then those with
 * missing ethics hours, then the soonest; self-paced courses last.
 */
export async function readOffers(
  strapi: Core.Strapi,
  userId: number,
  { now, until, missing }: OfferWindow,
): Promise<CpeOffer[]> {
  const rows = await query<Row>(
    strapi.db.connection,
    `select * from (
       select ${columnsOf('seminar')}, item.start_at, item.order_by_option, 0 as later
       from seminars item
       where item.published_at is not null and item.cpe_hours > 0
         and item.end_at > ? and item.start_at < ?
       union all
       select ${columnsOf('course')},
              case when ${SELF_PACED} then null else item.start_at end as start_at,
              false as order_by_option, case when ${SELF_PACED} then 1 else 0 end as later
       from courses item
       where item.published_at is not null and item.cpe_hours > 0
         and (${SELF_PACED}
              or (coalesce(item.end_at, item.start_at) > ? and item.start_at < ?))
     ) offer
     where certified = 0 and (owned = 1 or (available = 1 and (later = 1 or start_at > ?)))
       ${missing.hours ? '' : 'and coalesce(ethics_hours, 0) > 0'}
     order by owned desc,
       ${missing.ethics ? 'case when coalesce(ethics_hours, 0) > 0 then 0 else 1 end,' : ''}
       later, start_at, title
     limit ${MAX_OFFERS}`,
    [userId, userId, now, until, userId, userId, now, until, now],
  );
  return rows.map(toOffer);
}
