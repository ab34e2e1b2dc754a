import type { Knex } from 'knex';
import type { Day } from '../platform/clock/days';
import { placeholders, query } from '../platform/sql/query';
import type { Span } from './membershipOn';

interface SpanRow {
  user_id: number;
  member_type: Span['memberType'];
  starts_on: Day;
  ends_on: Day;
  ended_on: Day | null;
}

/** By member; those without a term are missing. */
export async function readSpans(
  db: Knex,
  userIds: readonly number[],
): Promise<ReadonlyMap<number, Span[]>> {
  const rows = await query<SpanRow>(
    db,
    `select user_id, member_type, starts_on, ends_on, ended_on
     from membership_terms where user_id in (${placeholders(userIds.length)})`,
    userIds,
  );
  const spans = new Map<number, Span[]>();
  for (const row of rows) {
    const span = {
      memberType: row.member_type,
      from: row.starts_on,
      to: row.ended_on ?? row.ends_on,
      cut: row.ended_on !== null,
      seat: false,
    };
    spans.set(row.user_id, [...(spans.get(row.user_id) ?? []), span]);
  }
  return spans;
}
