import type { Core } from '@strapi/strapi';
import { addDays, startOfDay } from '@iia/shared/dates';
import { cpeRanges, priceRanges } from '@iia/shared/facets';
import type { CpeRange, PriceRange } from '../../generated/types';
import { applyConditions, mappingOf, type Builder } from './applyConditions';
import type { AnyView } from './ContentView';
import { applyOpen } from './applyOpen';
import type { Facets } from './readFacets';
import type { Condition } from './readFilters';

/** Restricts a statement to records with the selected value of every facet. */
export function applyFacets(
  strapi: Core.Strapi,
  builder: Builder,
  view: AnyView,
  { cpe, price, open, ...others }: Facets,
): void {
  const mapping = mappingOf(strapi, view);
  const conditions = Object.entries(others).flatMap(([name, value]) =>
    conditionsOf(view, name as keyof typeof others, value),
  );
  applyConditions(builder, mapping, conditions);
  if (cpe) applyRange(builder, mapping.column('cpeHours'), cpeRanges[cpe as CpeRange]);
  if (price) applyRange(builder, mapping.column('price'), priceRanges[price as PriceRange]);
  if (open) applyOpen(strapi, builder, view);
}

/** The fields that contain a record's cities. */
export const cityFieldsOf = ({ fields }: AnyView): string[] =>
  ['city', 'secondCity'].filter((field) => Object.hasOwn(fields, field));

/** The sum keeps the database from the column's own index, which leads to thousands of whole rows. */
function applyRange(
  builder: Builder,
  column: string,
  [from, below]: readonly [number, number | null],
): void {
  builder.whereRaw('?? + 0 >= ?', [column, from]);
  if (below !== null) builder.whereRaw('?? + 0 < ?', [column, below]);
}

function conditionsOf(
  view: AnyView,
  facet: 'format' | 'city' | 'month' | 'ethics',
  value: string,
): Condition[] {
  switch (facet) {
    case 'format':
      return [compare('format', '$eq', value)];
    case 'city': {
      const conditions = cityFieldsOf(view).map((field) => compare(field, '$eq', value));
      return [{ kind: 'any', conditions }];
    }
    case 'month':
      return [
        compare('startAt', '$gte', startOfDay(`${value}-01`)),
        // 31 days after the first is in the next month.
        compare('startAt', '$lt', startOfDay(`${addDays(`${value}-01`, 31).slice(0, 7)}-01`)),
      ];
    case 'ethics':
      return [compare('ethicsHours', '$gt', 0)];
  }
}

const compare = (
  field: string,
  operator: '$eq' | '$gt' | '$gte' | '$lt',
  value: string | number | Date,
): Condition => ({ kind: 'field', field, operator, values: [value] });
