import { styled } from 'styled-components';
import { media } from './theme';

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
