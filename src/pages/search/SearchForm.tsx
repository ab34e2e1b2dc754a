import { styled } from 'styled-components';
import { paths } from '@/lib/paths';
import { Button } from '@/ui/Button';
import { Field } from '@/ui/Field';
import { textOf, useGetForm } from '@/ui/forms/useGetForm';
import { SearchInput } from '@/ui/SearchInput';
import { theme } from '@/ui/theme';
import { readSearchWords } from '@/features/catalogue/search/listSearch';
import { kindWords, searchHref, searchNames, type SearchPlace } from './searchAddress';
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
 * The words to search for. A GET form, so that it works before and without script; with it, the results
 * follow what is typed after a pause, and the focus stays in the field.
 */
export const SearchForm = ({ place }: { place: SearchPlace }) => {
  const { q, kind } = place;
  const { ref, submit, typed } = useGetForm({
    shown: searchHref({ q, kind, page: 1 }),
    fields: { [searchNames.q]: q },
    hrefOf: (values) => {
      const words = readSearchWords(textOf(values, searchNames.q));
      return searchHref({ q: words, kind: words === '' ? null : kind, page: 1 });
    },
  });
  const words = texts.form;
  return (
    <Form
      ref={ref}
      role="search"
      aria-label={words.label}
      method="get"
      action={paths.search()}
      onSubmit={submit}
    >
      <Field label={words.words} name={searchNames.q} required>
        <SearchInput placeholder={words.placeholder} defaultValue={q} onInput={typed} />
      </Field>
      {kind ? <input type="hidden" name={searchNames.kind} value={kindWords[kind]} /> : null}
      <Button type="submit">{words.submit}</Button>
    </Form>
  );
};
