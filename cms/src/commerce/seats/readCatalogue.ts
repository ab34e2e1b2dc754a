import type { Core } from '@strapi/strapi';
import type { Knex } from 'knex';
import { componentLink } from '../../platform/sql/componentLink';
import { placeholders, preparedQuery, query, toDate, type Stamp } from '../../platform/sql/query';
import type { Read } from '../../platform/sql/together';
import type { ItemKind, OrderItemInput } from '../../generated/types';
import { itemKey, type CatalogueItem, type OrderOptionGroup } from './items';

export interface ItemRow {
  kind: ItemKind;
  document_id: string;
  slug: string;
  title: string;
  price: number;
  member_price: number | null;
  capacity: number | null;
  format: string | null;
  start_at: Stamp | null;
  end_at: Stamp | null;
  order_by_option: boolean | number | null;
}

interface OptionRow {
  document_id: string;
  group_key: string;
  group_name: string;
  option_key: string;
  name: string;
  price: number | null;
  capacity: number | null;
}

const PRICED = 'document_id, slug, title, price, member_price';
const none = (type: string, column: string) => `cast(null as ${type}) as ${column}`;

/** The same columns for all kinds, to combine them in one statement. */
const SELECT: Record<ItemKind, string> = {
  course: `select 'course' as kind, ${PRICED}, capacity, format, start_at, end_at,
             ${none('boolean', 'order_by_option')} from courses`,
  document: `select 'document' as kind, ${PRICED}, ${none('integer', 'capacity')},
               ${none('varchar', 'format')}, ${none('timestamp', 'start_at')},
               ${none('timestamp', 'end_at')}, ${none('boolean', 'order_by_option')} from documents`,
  seminar: `select 'seminar' as kind, ${PRICED}, capacity, ${none('varchar', 'format')}, start_at,
              ${none('timestamp', 'end_at')}, order_by_option from seminars`,
};

export async function readCatalogue(
  strapi: Core.Strapi,
  db: Knex,
  requested: readonly OrderItemInput[],
): Promise<Map<string, CatalogueItem>> {
  const read = catalogueRead(requested);
  return toCatalogue(strapi, db, read ? await query<ItemRow>(db, read.sql, read.bindings) : []);
}

/** The published items; null if none are requested. `toCatalogue` reads its rows. */
export function catalogueRead(requested: readonly OrderItemInput[]): Read<ItemRow> | null {
  const wanted = (['course', 'document', 'seminar'] as const).flatMap((kind) => {
    const lines = requested.filter((line) => line.kind === kind);
    const ids = [...new Set(lines.map(({ documentId }) => documentId))];
    return ids.length > 0 ? [{ kind, ids }] : [];
  });
  if (wanted.length === 0) return null;
  return {
    sql: wanted
      .map(
        ({ kind, ids }) =>
          `${SELECT[kind]} where document_id in (${placeholders(ids.length)}) and published_at is not null`,
      )
      .join(' union all '),
    bindings: wanted.flatMap(({ ids }) => ids),
  };
}

/** By `itemKey`, with their options. */
export async function toCatalogue(
  strapi: Core.Strapi,
  db: Knex,
  rows: readonly ItemRow[],
): Promise<Map<string, CatalogueItem>> {
  const byOption = rows.filter((row) => row.order_by_option).map((row) => row.document_id);
  const groups = await readOptionGroups(strapi, db, byOption);
  const items = rows.map((row) => toItem(row, groups.get(row.document_id) ?? []));
  return new Map(items.map((item) => [itemKey(item), item]));
}

function toItem(row: ItemRow, optionGroups: OrderOptionGroup[]): CatalogueItem {
  const { kind } = row;
  const selfPaced = row.format === 'self-paced';
  const closesAt = (selfPaced ? row.end_at : row.start_at) ?? null;
  return {
    kind,
    documentId: row.document_id,
    slug: row.slug,
    title: row.title,
    price: row.price,
    memberPrice: row.member_price,
    capacity: row.capacity,
    single: kind === 'document' || selfPaced,
    closesAt: closesAt === null ? null : toDate(closesAt),
    orderByOption: Boolean(row.order_by_option),
    optionGroups,
  };
}

async function readOptionGroups(
  strapi: Core.Strapi,
  db: Knex,
  seminarIds: readonly string[],
): Promise<Map<string, OrderOptionGroup[]>> {
  const seminars = new Map<string, OrderOptionGroup[]>();
  if (seminarIds.length === 0) return seminars;
  const groups = componentLink(strapi, 'api::seminar.seminar', 'orderOptionGroup');
  const options = componentLink(strapi, 'seminar.order-option-group', 'options');
  const rows = await preparedQuery<OptionRow>(
    db,
    `select s.document_id, g.key as group_key, g.name as group_name,
            o.key as option_key, o.name, o.price, o.capacity
     from seminars s
     ${groups.join('s', 'g')}
     ${options.join('g', 'o')}
     where s.document_id in (${placeholders(seminarIds.length)}) and s.published_at is not null
     order by ${groups.sortColumn('g')}, ${options.sortColumn('o')}`,
    seminarIds,
  );
  for (const row of rows) {
    const found = seminars.get(row.document_id) ?? [];
    seminars.set(row.document_id, found);
    let group = found.find(({ id }) => id === row.group_key);
    if (group === undefined) {
      group = { id: row.group_key, name: row.group_name, options: [] };
      found.push(group);
    }
    const { option_key: id, name, price, capacity } = row;
    group.options.push({ id, name, price, capacity });
  }
  return seminars;
}
