import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import type { Pagination as PageFacts } from '@/data/generated/types';
import { ButtonLink } from '@/ui/ButtonLink';
import { EmptyState } from '@/ui/EmptyState';
import { Pagination } from '@/ui/Pagination';
import { Stack } from '@/ui/layout';
import { sectionHref, type Section } from './section';
import { texts } from './texts';

/** Wraps anywhere, because bank descriptions contain long unbroken strings. */
const Words = styled.span`
  display: block;
  min-width: 12rem;
  overflow-wrap: anywhere;
`;

export const descriptionColumn = {
  id: 'description',
  label: texts.columns.description,
  cell: ({ description }: { description: string }) => <Words>{description}</Words>,
};

export const referenceColumn = {
  id: 'reference',
  label: texts.columns.reference,
  cell: ({ reference }: { reference: string | null }) => reference ?? texts.noReference,
};

type PagedListProps = {
  section: Section;
  items: readonly unknown[];
  pagination: PageFacts;
  /** Accessible name of the page links. */
  pages: string;
  empty: { title: string; body: string };
  children: ReactNode;
};

export const PagedList = ({
  section,
  items,
  pagination,
  pages,
  empty,
  children,
}: PagedListProps) => {
  if (items.length > 0) {
    return (
      <Stack gap={4}>
        {children}
        <Pagination
          label={pages}
          page={pagination.page}
          pageCount={pagination.pageCount}
          hrefFor={(page) => sectionHref(section, page)}
        />
      </Stack>
    );
  }
  if (pagination.page === 1) return <EmptyState title={empty.title}>{empty.body}</EmptyState>;
  const { title, body, action } = texts.beyond;
  return (
    <EmptyState title={title} action={<ButtonLink to={sectionHref(section)}>{action}</ButtonLink>}>
      {body}
    </EmptyState>
  );
};
