import { isMonth } from '@iia/shared/facets';
import { cityNames, courseFormatNames, seminarFormatNames } from '@iia/shared/names';
import type { City, CourseFormat, CpeRange, PriceRange } from '@/data/generated/types';
import { texts } from './texts';

/** The selected value of each facet, as the API names it. */
export interface Facets {
  format?: CourseFormat;
  /** In Vietnam: `2026-12`. */
  month?: string;
  city?: City;
  cpe?: CpeRange;
  ethics?: 'true';
  price?: PriceRange;
  open?: 'true';
}

export type FacetName = keyof Facets;

/** The facets of a list, in display sequence, each with its values and their labels; months have no fixed values. */
export type FacetList = Readonly<Partial<Record<FacetName, Readonly<Record<string, string>>>>>;

const datedFacets = {
  month: {},
  city: cityNames satisfies Record<City, string>,
  cpe: texts.cpe satisfies Record<CpeRange, string>,
  ethics: { true: texts.withEthics },
  price: texts.prices satisfies Record<PriceRange, string>,
};
const open = { true: texts.openOnly };

export const courseFacets: FacetList = { format: courseFormatNames, ...datedFacets, open };
export const seminarFacets: FacetList = { format: seminarFormatNames, ...datedFacets, open };
export const pastSeminarFacets: FacetList = { format: seminarFormatNames, ...datedFacets };
export const documentFacets: FacetList = { price: texts.prices };

export const facetParamNames: Readonly<Record<FacetName, string>> = {
  format: 'hinh-thuc',
  month: 'thang',
  city: 'tinh-thanh',
  cpe: 'gio-cpe',
  ethics: 'dao-duc',
  price: 'gia',
  open: 'con-nhan',
};

/** A value's spelling in the URL, if it is not the API's. */
const urlValues: Readonly<Partial<Record<FacetName, Readonly<Record<string, string>>>>> = {
  format: {
    online: 'truc-tuyen',
    classroom: 'truc-tiep',
    hybrid: 'ket-hop',
    'self-paced': 'tu-hoc',
  },
  city: { other: 'tinh-khac' },
  cpe: { under_4: 'duoi-4', from_4_to_8: '4-8', from_8_to_16: '8-16', from_16: 'tu-16' },
  ethics: { true: 'co' },
  price: {
    free: 'mien-phi',
    under_1: 'duoi-1-trieu',
    from_1_to_3: '1-3-trieu',
    from_3_to_6: '3-6-trieu',
    from_6: 'tu-6-trieu',
  },
  open: { true: 'co' },
};

export const urlValueOf = (name: FacetName, value: string): string =>
  urlValues[name]?.[value] ?? value;

const namesOf = (list: FacetList) => Object.keys(list) as FacetName[];

/** Ignores values that the list does not have. */
export function readFacets(valueOf: (param: string) => string | null, list: FacetList): Facets {
  return Object.fromEntries(
    namesOf(list).flatMap((name) => {
      const given = valueOf(facetParamNames[name]);
      if (given === null || given === '') return [];
      const value =
        name === 'month'
          ? isMonth(given) && given
          : Object.keys(list[name] ?? {}).find((known) => urlValueOf(name, known) === given);
      return value ? [[name, value]] : [];
    }),
  ) as Facets;
}

/** The query parameters of the selected facets. */
export const facetPairs = (facets: Facets): [string, string][] =>
  (Object.entries(facets) as [FacetName, string | undefined][]).flatMap(([name, value]) =>
    value === undefined ? [] : [[facetParamNames[name], urlValueOf(name, value)]],
  );

/** The variables of a list, without its format, which differs by list. */
export const facetVariables = ({ month, city, cpe, ethics, price, open: isOpen }: Facets) => ({
  month: month ?? null,
  city: city ?? null,
  cpe: cpe ?? null,
  ethics: ethics ? true : null,
  price: price ?? null,
  open: isOpen ? true : null,
});
