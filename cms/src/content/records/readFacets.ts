import { isMonth } from '@iia/shared/facets';
import { badField } from '../../platform/errors/HttpError';
import { isRecord } from '../../platform/query/readValues';
import type { CatalogueFacets } from '../../generated/types';
import type { AnyView } from './ContentView';

export type FacetName = Exclude<keyof CatalogueFacets, '__typename' | 'counted'>;

/** The selected value of each facet. */
export type Facets = Readonly<Partial<Record<FacetName, string>>>;

/** `facets[city]=ha-noi&facets[open]=true`. @throws HttpError 400 with the facet's path */
export function readFacets({ facets = {} }: Pick<AnyView, 'facets'>, value: unknown): Facets {
  if (value === undefined) return {};
  if (!isRecord(value)) throw badField('facets', 'Bộ lọc không hợp lệ.');
  return Object.fromEntries(
    Object.entries(value).map(([name, selected]) => {
      const path = `facets.${name.slice(0, 64)}`;
      const known = Object.hasOwn(facets, name) ? facets[name as FacetName] : undefined;
      if (!known) throw badField(path, 'Danh sách này không có bộ lọc đó.');
      const isValid =
        typeof selected === 'string' &&
        (name === 'month' ? isMonth(selected) : known.includes(selected));
      if (!isValid) throw badField(path, 'Giá trị lọc không hợp lệ.');
      return [name, selected];
    }),
  );
}
