import type { Core } from '@strapi/strapi';
import { isoDate } from '@iia/shared/dates';
import type { InstituteFigures } from '../../generated/types';
import { query } from '../../platform/sql/query';
import { tables } from '../../platform/tables';

type Total = Exclude<keyof InstituteFigures, 'countedOn' | '__typename'>;

/** PostgreSQL returns sums as text. */
type TotalsRow = Record<Total, number | string>;

/** Smaller totals could describe single people, and impress nobody. */
const MIN_TOTAL = 10;

const HOUR_MS = 3_600_000;

/** Columns are quoted because PostgreSQL folds unquoted names to lower case. */
const TOTALS = `select
  (select count(*) from ${tables.users}
   where member_type <> 'none' and member_expires_at >= ? and coalesce(blocked, false) = false
  ) as "members",
  (select count(distinct holder_key) from certificate_statuses
   where state in ('active', 'grace')) as "certificateHolders",
  (select coalesce(sum(l.quantity), 0) from order_lines l join orders o on o.id = l.order_id
   where o.order_status in ('paid', 'completed') and l.kind in ('course', 'seminar')
  ) as "enrolments",
  (select count(*) from courses where published_at is not null and end_at < ?)
  + (select count(*) from seminars where published_at is not null and end_at < ?) as "eventsHeld",
  (select coalesce(sum(tenths), 0) / 10 from cpe_entries where revoked_at is null) as "cpeHours"`;

export async function countInstitute(strapi: Core.Strapi, now: Date): Promise<InstituteFigures> {
  const [row] = await query<TotalsRow>(strapi.db.connection, TOTALS, [now, now, now]);
  return figuresOf(row as TotalsRow, now);
}

export function figuresOf(row: TotalsRow, now: Date): InstituteFigures {
  const shown = (total: Total) => {
    const count = Math.floor(Number(row[total]));
    return count >= MIN_TOTAL ? count : null;
  };
  return {
    countedOn: isoDate(now),
    members: shown('members'),
    certificateHolders: shown('certificateHolders'),
    enrolments: shown('enrolments'),
    eventsHeld: shown('eventsHeld'),
    cpeHours: shown('cpeHours'),
  };
}

/** Counts at most once an hour, however many pages request it; a failed count is repeated by the next request. */
export function hourlyFigures(
  count: (now: Date) => Promise<InstituteFigures>,
  clock = () => new Date(),
): () => Promise<InstituteFigures> {
  let last: { at: number; figures: Promise<InstituteFigures> } | undefined;
  return () => {
    const now = clock();
    if (last && now.getTime() - last.at < HOUR_MS) return last.figures;
    const figures = count(now);
    const counted = { at: now.getTime(), figures };
    last = counted;
    figures.catch(() => {
      if (last === counted) last = undefined;
    });
    return figures;
  };
}
