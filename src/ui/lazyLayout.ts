import { css } from 'styled-components';
import { theme } from './theme';

/**
 * Keeps the browser from laying out a part of a page before it comes near the screen.
 * @param height that the scrollbar assumes until then, as CSS has it
 */
export const lazyLayout = (height: string) => css`
  @media screen {
    content-visibility: auto;
    contain-intrinsic-size: auto ${height};
    /* Focus rings and washes reach beyond the box. */
    overflow-clip-margin: ${theme.space[3]};
  }
`;
