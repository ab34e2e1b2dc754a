import type { ReactNode } from 'react';
import { ButtonLink } from '@/ui/ButtonLink';
import { EmptyState } from '@/ui/EmptyState';
import { Row } from '@/ui/Row';
import { Stack } from '@/ui/Stack';
import { partHref, type Part } from './part';
import { texts } from './texts';

type KeyPagesProps = {
  id: string;
  part: Part;
  /** The row after which the list is shown. */
  after: string | null;
  found: { items: readonly unknown[]; next: string | null };
  empty: { title: string; body: string };
  children: ReactNode;
};

/** A list page by page, each from after the last row of the one before. */
export const KeyPages = ({ id, part, after, found, empty, children }: KeyPagesProps) => {
  if (found.items.length === 0 && after === null) {
    return <EmptyState title={empty.title}>{empty.body}</EmptyState>;
  }
  return (
    <Stack gap={4}>
      {children}
      {after !== null || found.next !== null ? (
        <nav aria-label={texts.paging.label}>
          <Row gap={3}>
            {after === null ? null : (
              <ButtonLink to={partHref(id, part)} variant="quiet">
                {texts.paging.first}
              </ButtonLink>
            )}
            {found.next === null ? null : (
              <ButtonLink to={partHref(id, part, found.next)} variant="secondary">
                {texts.paging.next}
              </ButtonLink>
            )}
          </Row>
        </nav>
      ) : null}
    </Stack>
  );
};
