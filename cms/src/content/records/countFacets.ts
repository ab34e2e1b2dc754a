import type { Core } from '@strapi/strapi';
import { isoDate, type Moment } from '@iia/shared/dates';
import { cpeRanges, isInRange, priceRanges } from '@iia/shared/facets';
import { limits } from '@iia/shared/limits';
import type { CatalogueFacets, FacetCount } from '../../generated/types';
import { mappingOf, type Builder } from './applyConditions';
import { cityFieldsOf } from './applyFacets';
import { applyOpen } from './applyOpen';
import type { AnyView } from './ContentView';
import type { FacetName, Facets } from './readFacets';

type Row = Record<string, unknown>;

const noCounts: CatalogueFacets = {
  counted: false,
  format: [],
  month: [],
  city: [],
  cpe: [],
  ethics: [],
  price: [],
  open: [],
};

/**
 * Counts each facet's values among the records with the selected values of the other facets. In memory, and only if
 * few records match the search: a list of 100,000 items must respond as fast as one of 100.
 *
 * @param matching returns a new statement of the records that match the search, regardless of the facets
 */
export async function countFacets(
  strapi: Core.Strapi,
  view: AnyView,
  matching: () => Builder,
  selected: Facets,
): Promise<CatalogueFacets> {
  const mapping = mappingOf(strapi, view);
  const { facets = {} } = view;
  const columns = ['format', 'startAt', 'cpeHours', 'ethicsHours', 'price', ...cityFieldsOf(view)]
    .filter((field) => Object.hasOwn(view.fields, field))
    .map((field) => `${mapping.column(field)} as ${field}`);
  const rows = (await matching()
    .select(`${mapping.table}.id as id`, ...columns)
    .limit(limits.counted + 1)) as Row[];
  if (rows.length > limits.counted) return noCounts;

  const open = new Set<unknown>();
  if (facets.open) {
    const builder = matching();
    applyOpen(strapi, builder, view);
    for (const { id } of (await builder.select(`${mapping.table}.id as id`)) as Row[]) open.add(id);
  }
  const names = Object.keys(facets) as FacetName[];
  const valued = rows.map((row) => valuesOf(row, cityFieldsOf(view), open.has(row.id)));
  const counts = names.map((name) => {
    const others = names.filter((other) => other !== name);
    const left = valued.filter((values) =>
      others.every((other) => {
        const value = selected[other];
        return value === undefined || values[other].includes(value);
      }),
    );
    return [
      name,
      countValues(
        left.flatMap((values) => values[name]),
        facets[name] ?? [],
      ),
    ];
  });
  return { ...noCounts, counted: true, ...Object.fromEntries(counts) };
}

function valuesOf(
  row: Row,
  cityFields: readonly string[],
  isOpen: boolean,
): Record<FacetName, string[]> {
  const rangesWith = (
    ranges: Readonly<Record<string, readonly [number, number | null]>>,
    value: unknown,
  ) =>
    value == null
      ? []
      : Object.keys(ranges).filter((name) => {
          const range = ranges[name];
          return range !== undefined && isInRange(Number(value), range);
        });
  return {
    format: row.format == null ? [] : [String(row.format)],
    month: row.startAt == null ? [] : [isoDate(row.startAt as Moment).slice(0, 7)],
    city: [
      ...new Set(cityFields.flatMap((field) => (row[field] == null ? [] : [String(row[field])]))),
    ],
    cpe: rangesWith(cpeRanges, row.cpeHours),
    price: rangesWith(priceRanges, row.price),
    ethics: Number(row.ethicsHours ?? 0) > 0 ? ['true'] : [],
    open: isOpen ? ['true'] : [],
  };
}

/** In the sequence of the facet's values; months from the earliest. */
function countValues(values: readonly string[], sequence: readonly string[]): FacetCount[] {
  const counts = new Map<string, number>();
  for (const value of values) counts.set(value, (counts.get(value) ?? 0) + 1);
  const found =
    sequence.length > 0 ? sequence.filter((value) => counts.has(value)) : [...counts.keys()].sort();
  return found.map((value) => ({ value, count: counts.get(value) ?? 0 }));
}
