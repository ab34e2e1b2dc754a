import { styled } from 'styled-components';
import { Button } from '@/ui/Button';
import { Field } from '@/ui/Field';
import { Select } from '@/ui/Select';
import { SearchInput } from '@/ui/TextInput';
import { media, theme } from '@/ui/theme';
import { FacetPanel } from '../facets/FacetPanel';
import type { FacetField } from '../facets/facetFields';
import type { FacetList } from '../facets/facets';
import { texts } from '../texts';
import { listParamNames, type ListSearch } from './listSearch';
import { useListForm } from './useListForm';

const Form = styled.form`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  align-items: end;
  gap: ${theme.space[4]};
  padding-block: ${theme.space[5]} ${theme.space[6]};

  ${media.up('sm')} {
    grid-template-columns: repeat(2, minmax(0, 1fr));
  }

  ${media.up('md')} {
    grid-template-columns: minmax(0, 6fr) minmax(0, 4fr) minmax(0, 3fr);
  }
`;

const SearchCell = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr) auto;
  align-items: end;
  gap: ${theme.space[3]};
  grid-column: 1 / -1;

  ${media.up('md')} {
    grid-column: auto;
  }
`;

const Choice = styled.div<{ $alone: boolean }>`
  grid-column: ${({ $alone }) => ($alone ? '1 / -1' : 'auto')};

  ${media.up('md')} {
    grid-column: auto;
  }
`;

export type FilterOption = { value: string; label: string };

export type FilterBarProps = {
  pathname: string;
  search: ListSearch;
  /** The first is the default; omit if the list has only one sort. */
  sorts?: readonly FilterOption[];
  categories?: readonly FilterOption[];
  facets?: { list: FacetList; fields: readonly FacetField[] };
  /** Query parameters that filtering preserves, e.g. a tab. */
  extra?: Readonly<Record<string, string>>;
};

/**
 * Search, category, sort and facets of a list. A GET form, so that it works without script; with script,
 * choices apply at once and typing after a short pause, without losing the focus.
 */
export const FilterBar = ({
  pathname,
  search,
  sorts = [],
  categories,
  facets,
  extra,
}: FilterBarProps) => {
  const { ref, submit, chosen, typed } = useListForm({
    pathname,
    search,
    defaultSort: sorts[0]?.value ?? '',
    extra,
    facetList: facets?.list,
  });
  const labels = texts.filters;
  return (
    <Form
      ref={ref}
      role="search"
      aria-label={labels.label}
      method="get"
      action={pathname}
      onSubmit={submit}
    >
      {Object.entries(extra ?? {}).map(([name, value]) =>
        value === '' ? null : <input key={name} type="hidden" name={name} value={value} />,
      )}
      <SearchCell>
        <Field label={labels.search} name={listParamNames.search} required>
          <SearchInput
            placeholder={labels.searchPlaceholder}
            defaultValue={search.search}
            onInput={typed}
          />
        </Field>
        <Button type="submit" variant="secondary">
          {labels.submit}
        </Button>
      </SearchCell>
      {categories ? (
        <Field label={labels.category} name={listParamNames.category} required>
          <Select aria-required={undefined} defaultValue={search.category ?? ''} onChange={chosen}>
            <option value="">{labels.allCategories}</option>
            {categories.map(({ value, label }) => (
              <option key={value} value={value}>
                {label}
              </option>
            ))}
          </Select>
        </Field>
      ) : null}
      {sorts.length > 1 ? (
        <Choice $alone={!categories}>
          <Field label={labels.sort} name={listParamNames.sort} required>
            <Select aria-required={undefined} defaultValue={search.sort} onChange={chosen}>
              {sorts.map(({ value, label }) => (
                <option key={value} value={value}>
                  {label}
                </option>
              ))}
            </Select>
          </Field>
        </Choice>
      ) : null}
      {facets ? <FacetPanel fields={facets.fields} onChange={chosen} /> : null}
    </Form>
  );
};
