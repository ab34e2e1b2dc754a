import type { Core } from '@strapi/strapi';
import type { AnyView } from './ContentView';
import type { Row, View } from './present';
import { readTakenSeats } from '../../commerce/seats/readTakenSeats';

interface Option {
  key: string;
  capacity: number | null;
}

interface Group {
  options?: Option[];
}

interface TakenCounts {
  taken: number;
  options: ReadonlyMap<string, number>;
}

/** Adds `seatsLeft` to records and options, one statement per kind; null means unlimited. */
export async function addSeatsLeft(
  strapi: Core.Strapi,
  view: AnyView,
  rows: Row[],
  views: View[],
): Promise<View[]> {
  for (const [name, { of: inner }] of Object.entries(view.parts)) {
    if (!inner?.seatsOf) continue;
    for (const [index, record] of views.entries()) {
      const records = record[name] as View[] | undefined;
      if (!records) continue;
      record[name] = await withSeatsLeft(strapi, (rows[index] as Row)[name] as Row[], records);
    }
  }
  return view.seatsOf ? withSeatsLeft(strapi, rows, views) : views;
}

async function withSeatsLeft(strapi: Core.Strapi, rows: Row[], views: View[]): Promise<View[]> {
  const ids = rows.map(({ documentId }) => documentId as string);
  const takenByItem = await readTakenSeats(strapi.db.connection, ids);
  return views.map((record, index) => {
    const row = rows[index] as Row;
    const taken = takenByItem.get(row.documentId as string) ?? { taken: 0, options: new Map() };
    const groups = (row.orderOptionGroup ?? []) as Group[];
    const own = left(row.capacity as number | null, taken.taken);
    markOptions(record, taken, own);
    return { ...record, seatsLeft: seatsOfRow(row, groups, taken) };
  });
}

/** The smaller of the item's own remaining seats and the sum of its options'. */
function seatsOfRow(row: Row, groups: Group[], taken: TakenCounts): number | null {
  const own = left(row.capacity as number | null, taken.taken);
  const options = groups.flatMap((group) => group.options ?? []);
  const each = options.map(({ key, capacity }) => left(capacity, taken.options.get(key) ?? 0));
  if (each.length === 0 || each.includes(null)) return own;
  const together = each.reduce<number>((sum, seats) => sum + (seats ?? 0), 0);
  return own === null ? together : Math.min(own, together);
}

/** An option never has more seats left than its seminar. */
function markOptions(record: View, taken: TakenCounts, own: number | null): void {
  for (const group of (record.orderOptionGroup ?? []) as { options?: View[] }[]) {
    for (const option of group.options ?? []) {
      const used = taken.options.get(option.id as string) ?? 0;
      const seats = left(option.capacity as number | null, used);
      option.seatsLeft = seats === null || own === null ? (seats ?? own) : Math.min(seats, own);
    }
  }
}

function left(capacity: number | null | undefined, taken: number): number | null {
  return capacity == null ? null : Math.max(0, capacity - taken);
}
