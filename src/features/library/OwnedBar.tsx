import type { ReactNode } from 'react';
import { paths } from '@/lib/paths';
import { ButtonLink } from '@/ui/ButtonLink';
import type { OwnedItem } from './OwnedOrOrder';
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
