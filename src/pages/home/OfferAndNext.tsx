import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import { Container } from '@/ui/layout';
import { media, theme } from '@/ui/theme';

/** Side by side from `lg` up, where the second overlaps the picture above. */
const Columns = styled(Container)<{ $both: boolean }>`
  ${media.up('lg')} {
    display: grid;
    grid-template-columns: ${({ $both }) =>
      $both ? 'minmax(0, 7fr) minmax(0, 5fr)' : 'minmax(0, 1fr)'};
    column-gap: ${theme.space[12]};
    align-items: stretch;

    > :last-child {
      position: relative;
      margin-top: -${theme.space[12]};
    }
  }
`;

type OfferAndNextProps = { offer: ReactNode; next: ReactNode };

export const OfferAndNext = ({ offer, next }: OfferAndNextProps) => (
  <Columns $both={offer !== null}>
    {offer}
    {next}
  </Columns>
);
