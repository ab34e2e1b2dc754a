import { useState, type ReactNode } from 'react';
import { paths } from '@/lib/paths';
import { Button } from '@/ui/Button';
import { ButtonLink } from '@/ui/ButtonLink';
import { Stack } from '@/ui/layout';
import { TranslatableText } from '@/ui/translation';
import { Text } from '@/ui/Text';
import { DownloadButton } from './DownloadButton';
import { texts } from './texts';
import type { Ownership } from './useOwnership';

type OwnedBarProps = { item: OwnedItem; ownership: Ownership; children: ReactNode };

/** `OwnedOrOrder` in the bar at the bottom of a phone. */
export const OwnedBar = ({ item, ownership: { state, orderId }, children }: OwnedBarProps) => {
  if (state === 'none') return children;
  if (state === 'pending') {
    return (
      <>
        <span>{texts.pendingShort}</span>
        <ButtonLink to={paths.purchaseHistory({ order: orderId ?? undefined })}>
          {texts.order}
        </ButtonLink>
      </>
    );
  }
  return (
    <>
      <span>{texts.ownedShort}</span>
      {item.kind === 'course' ? (
        <ButtonLink to={paths.myCourses({ course: item.documentId })}>{texts.learn}</ButtonLink>
      ) : (
        <ButtonLink to={paths.myCourses({ tab: 'documents' })}>{texts.documents}</ButtonLink>
      )}
    </>
  );
};

export type OwnedItem = {
  kind: 'course' | 'document';
  documentId: string;
  title: string;
  /** A member needs only one: it has no seats for others. */
  single: boolean;
};

type OwnedOrOrderProps = { item: OwnedItem; ownership: Ownership; children: ReactNode };

/** Actions for an item that the member owns or has ordered; otherwise `children`, which orders it. */
export const OwnedOrOrder = ({ item, ownership, children }: OwnedOrOrderProps) => {
  const [more, setMore] = useState(false);
  const { state, orderId } = ownership;
  if (state === 'none') return children;
  return (
    <Stack gap={4}>
      <Text size="sm">{state === 'owned' ? texts.owned[item.kind] : texts.pending}</Text>
      {state === 'pending' ? (
        <ButtonLink wide to={paths.purchaseHistory({ order: orderId ?? undefined })}>
          {texts.order}
        </ButtonLink>
      ) : item.kind === 'course' ? (
        <ButtonLink wide to={paths.myCourses({ course: item.documentId })}>
          {texts.learn}
        </ButtonLink>
      ) : (
        <DownloadButton wide variant="primary" documentId={item.documentId} title={item.title} />
      )}
      {item.single ? null : more ? (
        <TranslatableText>{children}</TranslatableText>
      ) : (
        <Button variant="secondary" wide onClick={() => setMore(true)}>
          {texts.more}
        </Button>
      )}
    </Stack>
  );
};
