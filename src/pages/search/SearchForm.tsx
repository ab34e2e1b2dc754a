import { styled } from 'styled-components';
import { paths } from '@/lib/paths';
import { Button } from '@/ui/Button';
import { Field } from '@/ui/Field';
import { textOf, useGetForm } from '@/ui/forms/useGetForm';
import { SearchInput } from '@/ui/SearchInput';
import { theme } from '@/ui/theme';
import { cleanSearchText } from '@/features/catalogue/search/listSearch';
import { kindParams, searchHref, searchParamNames, type SearchQuery } from './searchQuery';
import { texts } from './texts';

const Form = styled.form`
  display: grid;
  grid-template-columns: minmax(0, 1fr) auto;
  align-items: end;
  gap: ${theme.space[3]};
  max-width: ${theme.measure};
  padding-bottom: ${theme.space[6]};
`;

/**
 * A GET form, so that it works without script; with script, results follow typing after a pause,
 * and the focus stays in the field.
 */
export const SearchForm = ({ query }: { query: SearchQuery }) => {
  const { q, kind } = query;
  const { ref, submit, typed } = useGetForm({
    currentHref: searchHref({ q, kind, page: 1 }),
    fields: { [searchParamNames.q]: q },
    hrefOf: (values) => {
      const text = cleanSearchText(textOf(values, searchParamNames.q));
      return searchHref({ q: text, kind: text === '' ? null : kind, page: 1 });
    },
  });
  const labels = texts.form;
  return (
    <Form
      ref={ref}
      role="search"
      aria-label={labels.label}
      method="get"
      action={paths.search()}
      onSubmit={submit}
    >
      <Field label={labels.query} name={searchParamNames.q} required>
        <SearchInput placeholder={labels.placeholder} defaultValue={q} onInput={typed} />
      </Field>
      {kind ? <input type="hidden" name={searchParamNames.kind} value={kindParams[kind]} /> : null}
      <Button type="submit">{labels.submit}</Button>
    </Form>
  );
};
