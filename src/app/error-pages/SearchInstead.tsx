import { styled } from 'styled-components';
import { paths } from '@/lib/paths';
import { Button } from '@/ui/Button';
import { Field } from '@/ui/Field';
import { SearchInput } from '@/ui/SearchInput';
import { theme } from '@/ui/theme';
import { texts } from './texts';

const Form = styled.form`
  display: grid;
  grid-template-columns: minmax(0, 1fr) auto;
  align-items: end;
  gap: ${theme.space[3]};
  max-width: 40rem;
  margin-bottom: ${theme.space[10]};
`;

/** The words of an address that leads nowhere: of `/khoa-hoc/kiem-toan-can-ban`, the last part's. */
const wordsOf = (pathname: string): string =>
  (pathname.split('/').at(-1) ?? '').replace(/[^a-z0-9]+/gi, ' ').trim();

/** The search of the whole site, with what the missing address speaks of. A plain form: it leads away. */
export const SearchInstead = ({ pathname }: { pathname: string }) => {
  const words = texts.search;
  return (
    <Form role="search" aria-label={words.label} method="get" action={paths.search()}>
      <Field label={words.words} name="q" required>
        <SearchInput defaultValue={wordsOf(pathname)} />
      </Field>
      <Button type="submit">{words.submit}</Button>
    </Form>
  );
};
