import { styled } from 'styled-components';
import { media, theme } from './theme';

/** Spans `$span` of 12 columns from `md` up, `$spanLg` from `lg` up. */
export const GridCell = styled.div<{ $span?: number; $spanLg?: number; $start?: number }>`
  min-width: 0;

  ${media.up('md')} {
    grid-column: ${({ $start }) => $start ?? 'auto'} / span ${({ $span }) => $span ?? 12};
  }

  ${media.up('lg')} {
    grid-column: ${({ $start }) => $start ?? 'auto'} / span
      ${({ $span, $spanLg }) => $spanLg ?? $span ?? 12};
  }
`;

export const Grid = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${theme.space[8]} ${theme.space[6]};

  ${media.up('md')} {
    grid-template-columns: repeat(12, minmax(0, 1fr));
    column-gap: ${theme.space[8]};
  }
`;
