import { css } from 'styled-components';
import { theme } from './theme';

/**
 * Skips layout while off screen.
 * @param height CSS length assumed by the scrollbar until then
 */
export const lazyLayout = (height: string) => css`
  @media screen {
    content-visibility: auto;
    contain-intrinsic-size: auto ${height};
    /* Room for focus rings. */
    overflow-clip-margin: ${theme.space[3]};
  }
`;
