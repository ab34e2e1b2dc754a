import type { Core } from '@strapi/strapi';
import type { AnyView } from './ContentView';
import type { Row, Shown } from './present';
import { readTakenPlaces } from '../places/readTakenPlaces';

interface Option {
  key: string;
  capacity: number | null;
}

interface Group {
  options?: Option[];
}

interface Taken {
  taken: number;
  options: ReadonlyMap<string, number>;
}

/** Adds `placesLeft` to records and options, one statement per kind; null means unlimited. */
export async function addPlaces(
  strapi: Core.Strapi,
  view: AnyView,
  rows: Row[],
  shown: Shown[],
): Promise<Shown[]> {
  for (const [name, { of: inner }] of Object.entries(view.parts)) {
    if (!inner?.placesOf) continue;
    for (const [index, record] of shown.entries()) {
      const records = record[name] as Shown[] | undefined;
      if (!records) continue;
      record[name] = await withPlacesLeft(strapi, (rows[index] as Row)[name] as Row[], records);
    }
  }
  return view.placesOf ? withPlacesLeft(strapi, rows, shown) : shown;
}

async function withPlacesLeft(strapi: Core.Strapi, rows: Row[], shown: Shown[]): Promise<Shown[]> {
  const ids = rows.map(({ documentId }) => documentId as string);
  const takenOf = await readTakenPlaces(strapi.db.connection, ids);
  return shown.map((record, index) => {
    const row = rows[index] as Row;
    const taken = takenOf.get(row.documentId as string) ?? { taken: 0, options: new Map() };
    const groups = (row.orderOptionGroup ?? []) as Group[];
    const own = left(row.capacity as number | null, taken.taken);
    markOptions(record, taken, own);
    return { ...record, placesLeft: placesOfRow(row, groups, taken) };
  });
}

/** The smaller of what the item itself and its options together have left. */
function placesOfRow(row: Row, groups: Group[], taken: Taken): number | null {
  const own = left(row.capacity as number | null, taken.taken);
  const options = groups.flatMap((group) => group.options ?? []);
  const each = options.map(({ key, capacity }) => left(capacity, taken.options.get(key) ?? 0));
  if (each.length === 0 || each.includes(null)) return own;
  const together = each.reduce<number>((sum, places) => sum + (places ?? 0), 0);
  return own === null ? together : Math.min(own, together);
}

/** An option never has more places left than its seminar. */
function markOptions(record: Shown, taken: Taken, own: number | null): void {
  for (const group of (record.orderOptionGroup ?? []) as { options?: Shown[] }[]) {
    for (const option of group.options ?? []) {
      const used = taken.options.get(option.id as string) ?? 0;
      const places = left(option.capacity as number | null, used);
      option.placesLeft = places === null || own === null ? (places ?? own) : Math.min(places, own);
    }
  }
}

function left(capacity: number | null | undefined, taken: number): number | null {
  return capacity == null ? null : Math.max(0, capacity - taken);
}
