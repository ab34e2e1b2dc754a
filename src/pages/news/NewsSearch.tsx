import { styled } from 'styled-components';
import { listParamNames, type ListSearch } from '@/features/catalogue/search/listSearch';
import { useListForm } from '@/features/catalogue/search/useListForm';
import { texts } from '@/features/news/texts';
import { Button } from '@/ui/Button';
import { Field } from '@/ui/Field';
import { SearchInput } from '@/ui/SearchInput';
import { theme } from '@/ui/theme';
import { NEWS_SORT, newsPath } from './newsSearch';

const Form = styled.form`
  display: grid;
  grid-template-columns: minmax(0, 1fr) auto;
  align-items: end;
  gap: ${theme.space[3]};
  max-width: 34rem;
  padding-block: ${theme.space[5]};
`;

/** A GET form, so that it works without script. */
export const NewsSearch = ({ search }: { search: ListSearch }) => {
  const pathname = newsPath(search.category);
  const { ref, submit, typed } = useListForm({
    pathname,
    search: { ...search, category: null },
    defaultSort: NEWS_SORT,
  });
  return (
    <Form
      ref={ref}
      role="search"
      aria-label={texts.searchLabel}
      method="get"
      action={pathname}
      onSubmit={submit}
    >
      <Field label={texts.search} name={listParamNames.search} required>
        <SearchInput
          placeholder={texts.searchPlaceholder}
          defaultValue={search.search}
          onInput={typed}
        />
      </Field>
      <Button type="submit" variant="secondary">
        {texts.submit}
      </Button>
    </Form>
  );
};
