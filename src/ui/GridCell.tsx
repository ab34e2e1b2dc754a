import { styled } from 'styled-components';
import { media } from './theme';

/** A span of the twelve columns: `$span` from `md` on, `$spanLg` from `lg` on. */
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
