import { css } from 'styled-components';
import { theme } from './theme';

/** For dates, prices and counts: figures of one width, so that columns line up. */
export const figureStyles = css`
  font-family: ${theme.font.figures};
  font-variant-numeric: tabular-nums lining-nums;
`;
