import { InputRenderer } from '@strapi/strapi/admin';
import { valueLabels } from '../../form-layouts/values';

interface Filter {
  name: string;
  type?: string;
  options?: readonly { label: string; value: string }[];
  /** An active filter shows a value's label only if it has a separate input. */
  input?: unknown;
}

interface List {
  displayedFilters: readonly Filter[];
}

const yesNo = [
  { label: 'Có', value: 'true' },
  { label: 'Không', value: 'false' },
];

export const readableFilters = <Its extends List>(list: Its): Its => ({
  ...list,
  displayedFilters: list.displayedFilters.map((filter) => {
    if (filter.type === 'boolean') {
      return { ...filter, type: 'enumeration', options: yesNo, input: InputRenderer };
    }
    if (filter.type !== 'enumeration' || filter.name.startsWith('__')) return filter;
    const values = (filter.options ?? []).map(({ value }) => value);
    const labels = valueLabels(values);
    const options = values.map((value) => ({ value, label: labels[value] ?? value }));
    return { ...filter, options, input: InputRenderer };
  }),
});
