import { cpeRanges, priceRanges } from '@iia/shared/facets';
import { cityNames, courseFormatNames, seminarFormatNames } from '@iia/shared/names';
import type { AnyView } from '../records/ContentView';

const price = Object.keys(priceRanges);

const datedFacets = {
  month: [],
  city: Object.keys(cityNames),
  cpe: Object.keys(cpeRanges),
  ethics: ['true'],
  price,
  open: ['true'],
};

export const courseFacets: AnyView['facets'] = {
  format: Object.keys(courseFormatNames),
  ...datedFacets,
};

export const seminarFacets: AnyView['facets'] = {
  format: Object.keys(seminarFormatNames),
  ...datedFacets,
};

export const documentFacets: AnyView['facets'] = { price };
