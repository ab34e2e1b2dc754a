import { css } from 'styled-components';
import { theme } from './theme';

export const tabularNumberStyles = css`
  font-family: ${theme.font.figures};
  font-variant-numeric: tabular-nums lining-nums;
`;
