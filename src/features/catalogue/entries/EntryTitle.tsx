import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import { media, theme } from '@/ui/theme';

const Beside = styled.span`
  display: grid;
  grid-template-columns: 4.5rem minmax(0, 1fr);
  column-gap: ${theme.space[4]};
  /* The row's line is the title's, not the cover's foot. */
  align-items: baseline;

  ${media.up('md')} {
    grid-template-columns: 3.5rem minmax(0, 1fr);
  }

  & > :first-child {
    align-self: start;
    margin-top: ${theme.space[1]};
  }
`;

/** How wide an entry's cover stands on the page, as `img` takes it. */
export const entryCoverSizes = '4.5rem';

/** An entry's cover with its title and notes beside it. */
export const EntryTitle = ({ cover, children }: { cover: ReactNode; children: ReactNode }) => (
  <Beside>
    <span>{cover}</span>
    <span>{children}</span>
  </Beside>
);
