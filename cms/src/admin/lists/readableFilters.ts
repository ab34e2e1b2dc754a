import { InputRenderer } from '@strapi/strapi/admin';
import { valueLabels } from '../../forms/values';

interface Filter {
  name: string;
  type?: string;
  options?: readonly { label: string; value: string }[];
  /** What a value is chosen with. Only beside one of its own does a filter that is set show a value's label. */
  input?: unknown;
}

interface List {
  displayedFilters: readonly Filter[];
}

const yesNo = [
  { label: 'Có', value: 'true' },
  { label: 'Không', value: 'false' },
];

/** Names the values of enumerations and of yes and no in a list's filters. */
export const readableFilters = <Its extends List>(list: Its): Its => ({
  ...list,
  displayedFilters: list.displayedFilters.map((filter) => {
    if (filter.type === 'boolean') {
      return { ...filter, type: 'enumeration', options: yesNo, input: InputRenderer };
    }
    if (filter.type !== 'enumeration' || filter.name.startsWith('__')) return filter;
    const values = (filter.options ?? []).map(({ value }) => value);
    const words = valueLabels(values);
    const options = values.map((value) => ({ value, label: words[value] ?? value }));
    return { ...filter, options, input: InputRenderer };
  }),
});
