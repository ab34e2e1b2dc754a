import { styled } from 'styled-components';
import type { PurchasedOrderQuery } from '@/data/generated/operations/PurchasedOrder';
import type { ItemKind } from '@/data/generated/types';
import { paths, type MyCoursesParams } from '@/lib/paths';
import { TextLink } from '@/ui/TextLink';
import { VisuallyHidden } from '@/ui/VisuallyHidden';
import { media, theme } from '@/ui/theme';
import { texts } from './texts';

type Line = PurchasedOrderQuery['userOrderDetail']['lines'][number];

const Action = styled.span`
  display: block;
  margin-top: ${theme.space[1]};
  font-size: ${theme.size.sm};

  ${media.print} {
    display: none;
  }
`;

const linkParams: Record<ItemKind, (line: Line) => MyCoursesParams> = {
  course: ({ itemDocumentId }) => ({ course: itemDocumentId }),
  // A booking has the id of its line.
  seminar: ({ documentId }) => ({ booking: documentId }),
  document: () => ({ tab: 'documents' }),
};

/** A link to the purchased item. */
export const PurchasedItemLink = ({ line }: { line: Line }) => (
  <Action>
    <TextLink to={paths.myCourses(linkParams[line.kind](line))}>
      {texts.order.open[line.kind]}
      <VisuallyHidden> {line.title}</VisuallyHidden>
    </TextLink>
  </Action>
);
