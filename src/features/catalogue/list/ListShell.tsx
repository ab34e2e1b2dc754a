import type { ReactNode } from 'react';
import { useLocation, useNavigation } from 'react-router-dom';
import { styled } from 'styled-components';
import { Container } from '@/ui/layout';
import { PageHeading } from '@/ui/PageHeading';
import { PageMeta } from '@/ui/PageMeta';
import { theme } from '@/ui/theme';
import type { ListSearch } from '../search/listSearch';
import { texts } from '../texts';

type ListMetaProps = {
  title: string;
  description: string;
  search: ListSearch;
  pageCount: number;
  /** The canonical URL of a page of the unfiltered list in its default sort. */
  hrefFor: (page: number) => string;
};

/** Search results are not indexed; a filtered or re-sorted list has no canonical URL. */
export const ListMeta = ({ title, description, search, pageCount, hrefFor }: ListMetaProps) => {
  const { page } = search;
  const searched = search.search !== '';
  const isFiltered = Object.keys(search.facets ?? {}).length > 0;
  const whole = !searched && !isFiltered && search.category === null;
  return (
    <>
      <PageMeta
        title={texts.pageOf(searched ? texts.searchTitle(title, search.search) : title, page)}
        description={description}
        canonical={searched ? undefined : hrefFor(whole ? page : 1)}
        noindex={searched}
      />
      {whole && page > 1 ? <link rel="prev" href={hrefFor(page - 1)} /> : null}
      {whole && page < pageCount ? <link rel="next" href={hrefFor(page + 1)} /> : null}
    </>
  );
};

/** The element that announces the number of results. */
export const COUNT_ID = 'so-ket-qua';

const Count = styled.p`
  min-height: 1.5em;
  margin: 0 0 ${theme.space[3]};
  font-size: ${theme.size.sm};
  line-height: 1.5;
  color: ${theme.color.muted};
  font-variant-numeric: tabular-nums lining-nums;
  overflow-wrap: break-word;
`;

const Outcome = styled.div<{ $busy: boolean }>`
  padding-bottom: ${theme.space[16]};
  opacity: ${({ $busy }) => ($busy ? 0.55 : 1)};
  /* Delayed, so that a fast response does not flicker. */
  transition: opacity ${theme.duration.quick} ${({ $busy }) => ($busy ? '150ms' : '0ms')};
`;

type ListShellProps = {
  title: string;
  kicker?: string;
  lead: string;
  tabs?: ReactNode;
  filters: ReactNode;
  /** The filters in use. */
  active?: ReactNode;
  /** The number of results, announced when it changes. */
  count: string;
  children: ReactNode;
};

/** The layout shared by the catalogue's lists. */
export const ListShell = ({
  title,
  kicker,
  lead,
  tabs,
  filters,
  active,
  count,
  children,
}: ListShellProps) => {
  const { pathname } = useLocation();
  const { location } = useNavigation();
  const busy = location?.pathname === pathname;
  return (
    <Container>
      <PageHeading title={title} kicker={kicker} lead={lead} />
      {tabs}
      {filters}
      <Count id={COUNT_ID} role="status" tabIndex={-1}>
        {count}
      </Count>
      {active}
      <Outcome $busy={busy} aria-busy={busy || undefined}>
        {children}
      </Outcome>
    </Container>
  );
};
