import { styled } from 'styled-components';
import { theme } from '@/ui/theme';

/**
 * Dates, prices and counts. They stand in the serif, since the sans has no figures of one width and a column
 * of sums must line up.
 */
export const Figures = styled.span`
  font-family: ${theme.font.serif};
  font-variant-numeric: tabular-nums lining-nums;
  white-space: nowrap;
`;
