import type { Core } from '@strapi/strapi';
import type { BestSeller, ItemKind, SeminarSales } from '../../generated/types';
import type { DayRange } from '../../platform/clock/days';
import { placeholders, query, toDate, type Stamp } from '../../platform/sql/query';
import { rowsOfRange } from './figures/readFigures';

const BEST = 10;
const SEMINARS = 20;

interface SoldRow {
  /** Kind and documentId, `course:abc`. */
  series: string;
  title: string;
  quantity: number | string;
  revenue: number | string;
}

async function readSold(
  strapi: Core.Strapi,
  range: DayRange,
  { where, order, limit }: { where: string; order: string; limit: number },
): Promise<Required<Omit<BestSeller, '__typename'>>[]> {
  const { sql, bindings } = rowsOfRange(['items'], range);
  const rows = await query<SoldRow>(
    strapi.db.connection,
    `select series, max(title) as title, sum(count) as quantity, sum(amount) as revenue
     from (${sql}) sold where ${where} group by series having sum(count) > 0
     order by ${order}, series limit ${limit}`,
    bindings,
  );
  return rows.map(({ series, title, quantity, revenue }) => {
    const [kind = '', documentId = ''] = series.split(':');
    return {
      kind: kind as ItemKind,
      documentId,
      title,
      quantity: Number(quantity),
      revenue: Number(revenue),
    };
  });
}

export const readBestSellers = (strapi: Core.Strapi, range: DayRange) =>
  readSold(strapi, range, {
    where: 'true',
    order: 'sum(amount) desc, sum(count) desc',
    limit: BEST,
  });

export async function readSeminarSales(
  strapi: Core.Strapi,
  range: DayRange,
): Promise<SeminarSales[]> {
  const sold = await readSold(strapi, range, {
    where: "series like 'seminar:%'",
    order: 'sum(count) desc, sum(amount) desc',
    limit: SEMINARS,
  });
  if (sold.length === 0) return [];
  const rows = await query<{ document_id: string; start_at: Stamp | null }>(
    strapi.db.connection,
    `select document_id, start_at from seminars
     where published_at is not null and document_id in (${placeholders(sold.length)})`,
    sold.map(({ documentId }) => documentId),
  );
  const starts = new Map(rows.map((row) => [row.document_id, row.start_at]));
  return sold.map(({ documentId, title, quantity, revenue }) => {
    const startAt = starts.get(documentId) ?? null;
    return {
      documentId,
      title,
      startAt: startAt === null ? null : toDate(startAt).toISOString(),
      seats: quantity,
      revenue,
    };
  });
}
