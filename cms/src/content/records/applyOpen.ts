import type { Core } from '@strapi/strapi';
import { componentLink } from '../../platform/sql/componentLink';
import { mappingOf, type Builder } from './applyConditions';
import type { AnyView } from './ContentView';

/** Restricts a statement to records that can be ordered now: not yet begun, unless self-paced, and with free seats. */
export function applyOpen(strapi: Core.Strapi, builder: Builder, view: AnyView): void {
  const { column, table } = mappingOf(strapi, view);
  const now = new Date();
  builder
    .where((any) => {
      any.whereNull(column('startAt')).orWhere(column('startAt'), '>', now);
      if (view.seatsOf === 'course') any.orWhere(column('format'), 'self-paced');
    })
    .where((any) => any.whereNull(column('endAt')).orWhere(column('endAt'), '>', now))
    .where((any) => any.whereNull(column('capacity')).orWhere(column('capacity'), '>', 0))
    // Only items with orders can be full; counting from them avoids a look-up for each record.
    .whereRaw(
      `${table}.document_id not in (
         select item_id from order_places
         join ${table} ordered on ordered.document_id = order_places.item_id
           and ordered.published_at is not null
         where order_places.option_id = '' and order_places.taken >= ordered.capacity)`,
    );
  if (view.seatsOf === 'seminar') builder.whereRaw(hasFreeOption(strapi));
}

/** SQL: true for a seminar without options. */
function hasFreeOption(strapi: Core.Strapi): string {
  const groups = componentLink(strapi, 'api::seminar.seminar', 'orderOptionGroup');
  const options = componentLink(strapi, 'seminar.order-option-group', 'options');
  return `(seminars.order_by_option is not true or exists (
    select 1 from seminars own ${groups.join('own', 'g')} ${options.join('g', 'o')}
    left join order_places on order_places.item_id = own.document_id and order_places.option_id = o.key
    where own.id = seminars.id
      and (o.capacity is null or o.capacity > coalesce(order_places.taken, 0))))`;
}
