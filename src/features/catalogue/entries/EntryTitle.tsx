import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import { media, theme } from '@/ui/theme';

export const EntryNote = styled.span<{ $phoneOnly?: boolean }>`
  display: block;
  margin-top: ${theme.space[1]};
  font-size: ${theme.size.sm};
  line-height: 1.5;
  color: ${theme.color.muted};

  ${media.up('md')} {
    display: ${({ $phoneOnly }) => ($phoneOnly ? 'none' : 'block')};
  }
`;

const Layout = styled.span`
  display: grid;
  grid-template-columns: 4.5rem minmax(0, 1fr);
  column-gap: ${theme.space[4]};
  /* Aligns the row to the title, not to the bottom of the cover. */
  align-items: baseline;

  ${media.up('md')} {
    grid-template-columns: 3.5rem minmax(0, 1fr);
  }

  & > :first-child {
    align-self: start;
    margin-top: ${theme.space[1]};
  }
`;

/** The cover's `sizes` attribute. */
export const entryCoverSizes = '4.5rem';

export const EntryTitle = ({ cover, children }: { cover: ReactNode; children: ReactNode }) => (
  <Layout>
    <span>{cover}</span>
    <span>{children}</span>
  </Layout>
);
