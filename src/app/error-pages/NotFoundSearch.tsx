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

/** Search terms from the last segment of a dead path: `/khoa-hoc/kiem-toan-can-ban`. */
const queryFromPath = (pathname: string): string =>
  (pathname.split('/').at(-1) ?? '').replace(/[^a-z0-9]+/gi, ' ').trim();

/** A plain form, because it navigates away from the error page. */
export const NotFoundSearch = ({ pathname }: { pathname: string }) => {
  const labels = texts.search;
  return (
    <Form role="search" aria-label={labels.label} method="get" action={paths.search()}>
      <Field label={labels.query} name="q" required>
        <SearchInput defaultValue={queryFromPath(pathname)} />
      </Field>
      <Button type="submit">{labels.submit}</Button>
    </Form>
  );
};
