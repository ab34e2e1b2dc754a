import type { Core } from '@strapi/strapi';
import { addDays, startOfDay } from '@iia/shared/dates';
import { cpeRanges, priceRanges } from '@iia/shared/facets';
import type { CpeRange, PriceRange } from '../../generated/types';
import { applyConditions, mappingOf, type Builder } from './applyConditions';
import type { AnyView } from './ContentView';
import { applyOpen } from './applyOpen';
import type { FacetName, Facets } from './readFacets';
import type { Condition } from './readFilters';

/** Restricts a statement to records with the selected value of every facet. */
export function applyFacets(
  strapi: Core.Strapi,
  builder: Builder,
  view: AnyView,
  facets: Facets,
): void {
  const conditions = Object.entries(facets).flatMap(([name, value]) =>
    name === 'open' ? [] : conditionsOf(view, name as Exclude<FacetName, 'open'>, value),
  );
  applyConditions(builder, mappingOf(strapi, view), conditions);
  if (facets.open) applyOpen(strapi, builder, view);
}

/** The fields that contain a record's cities. */
export const cityFieldsOf = ({ fields }: AnyView): string[] =>
  ['city', 'secondCity'].filter((field) => Object.hasOwn(fields, field));

function conditionsOf(
  view: AnyView,
  facet: Exclude<FacetName, 'open'>,
  value: string,
): Condition[] {
  switch (facet) {
    case 'format':
      return [equal('format', value)];
    case 'city':
      return [{ kind: 'any', conditions: cityFieldsOf(view).map((field) => equal(field, value)) }];
    case 'month':
      return between('startAt', [
        startOfDay(`${value}-01`),
        // The first day of the next month is within the 31 days after the first of this one.
        startOfDay(`${addDays(`${value}-01`, 31).slice(0, 7)}-01`),
      ]);
    case 'cpe':
      return between('cpeHours', cpeRanges[value as CpeRange]);
    case 'price':
      return between('price', priceRanges[value as PriceRange]);
    case 'ethics':
      return [{ kind: 'field', field: 'ethicsHours', operator: '$gt', values: [0] }];
  }
}

const equal = (field: string, value: string): Condition => ({
  kind: 'field',
  field,
  operator: '$eq',
  values: [value],
});

function between(
  field: string,
  [from, below]: readonly [number | Date, number | Date | null],
): Condition[] {
  const atLeast: Condition = { kind: 'field', field, operator: '$gte', values: [from] };
  return below === null
    ? [atLeast]
    : [atLeast, { kind: 'field', field, operator: '$lt', values: [below] }];
}
