import { styled } from 'styled-components';
import { paths } from '@/lib/paths';
import { Button } from '@/ui/Button';
import { Field } from '@/ui/Field';
import { Container } from '@/ui/layout';
import { SearchInput } from '@/ui/TextInput';
import { theme } from '@/ui/theme';
import { ErrorFrame } from './ErrorFrame';
import { SuggestedLinks } from './SuggestedLinks';
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
const NotFoundSearch = ({ pathname }: { pathname: string }) => {
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

const Path = styled.span`
  display: block;
  margin-top: ${theme.space[4]};
  padding-inline-start: ${theme.space[4]};
  border-inline-start: 3px solid ${theme.color.accent};
  font-family: ${theme.font.sans};
  font-size: ${theme.size.lg};
  font-weight: ${theme.weight.regular};
  line-height: 1.5;
  letter-spacing: 0;
  overflow-wrap: anywhere;
`;

export const NotFound = ({ pathname }: { pathname: string }) => {
  const copy = texts.notFound;
  return (
    <>
      <ErrorFrame
        kind="notFound"
        title={copy.title}
        heading={
          <>
            {copy.title} <Path>{pathname}</Path>
          </>
        }
        kicker={copy.kicker}
        lead={copy.lead}
      />
      <Container>
        <NotFoundSearch pathname={pathname} />
        <SuggestedLinks />
      </Container>
    </>
  );
};
