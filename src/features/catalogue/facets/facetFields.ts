import { isoDate } from '@iia/shared/dates';
import { monthTitle, shiftMonth } from '@/lib/calendarMonth';
import { facetParamNames, urlValueOf, type FacetList, type FacetName, type Facets } from './facets';
import { texts } from './texts';

type Counts = readonly { value: string; count: number }[];

/** `CatalogueFacets`, as queried. */
export type FacetCounts = Readonly<Partial<Record<FacetName, Counts>>> & { counted: boolean };

export interface FacetOption {
  value: string;
  label: string;
  /** None if the server has not counted. */
  count?: number | undefined;
}

export interface FacetField {
  name: FacetName;
  label: string;
  /** Its query parameter, and the selected value in the URL. */
  param: string;
  urlValue: string;
  options: (FacetOption & { urlValue: string })[];
}

const MONTHS_AHEAD = 12;

/**
 * The selects of a list's facets. A value without items is omitted, unless it is selected.
 *
 * @param now milliseconds since 1970: without counts, months are offered from now on.
 */
export function facetFields(
  list: FacetList,
  facets: Facets,
  counts: FacetCounts | undefined,
  now: number,
): FacetField[] {
  return (Object.keys(list) as FacetName[]).map((name) => {
    const selected = facets[name];
    const counted = counts?.counted ? (counts[name] ?? []) : null;
    const values =
      name === 'month'
        ? monthsOf(counted, selected, now)
        : Object.keys(list[name] ?? {}).filter(
            (value) => !counted || value === selected || counted.some((one) => one.value === value),
          );
    return {
      name,
      label: texts.labels[name],
      param: facetParamNames[name],
      urlValue: selected === undefined ? '' : urlValueOf(name, selected),
      options: values.map((value) => ({
        value,
        label: facetLabel(list, name, value),
        count: counted ? (counted.find((one) => one.value === value)?.count ?? 0) : undefined,
        urlValue: urlValueOf(name, value),
      })),
    };
  });
}

export const facetLabel = (list: FacetList, name: FacetName, value: string): string =>
  name === 'month' ? monthTitle(value) : (list[name]?.[value] ?? value);

function monthsOf(counted: Counts | null, selected: string | undefined, now: number): string[] {
  const present = isoDate(now).slice(0, 7);
  const months = counted
    ? counted.map(({ value }) => value)
    : Array.from({ length: MONTHS_AHEAD }, (_, index) => shiftMonth(present, index));
  return [...new Set(selected === undefined ? months : [...months, selected])].sort();
}
