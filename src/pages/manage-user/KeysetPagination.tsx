import type { ReactNode } from 'react';
import { EmptyState } from '@/ui/EmptyState';
import { PageLinks } from '@/ui/PageLinks';
import { Stack } from '@/ui/Stack';
import { tabHref, type Tab } from './tab';
import { texts } from './texts';

type KeysetPaginationProps = {
  id: string;
  tab: Tab;
  /** The row after which the list starts. */
  after: string | null;
  found: { items: readonly unknown[]; next: string | null };
  empty: { title: string; body: string };
  children: ReactNode;
};

/** Keyset pagination: each page starts after the last row of the previous one. */
export const KeysetPagination = ({
  id,
  tab,
  after,
  found,
  empty,
  children,
}: KeysetPaginationProps) => {
  if (found.items.length === 0 && after === null) {
    return <EmptyState title={empty.title}>{empty.body}</EmptyState>;
  }
  return (
    <Stack gap={4}>
      {children}
      <PageLinks
        label={texts.pages}
        first={after && tabHref(id, tab)}
        next={found.next && tabHref(id, tab, found.next)}
      />
    </Stack>
  );
};
