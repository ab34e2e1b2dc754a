import { styled } from 'styled-components';
import { figuresLook } from '@/ui/figuresLook';

/**
 * Dates, prices and counts. They stand in the serif, since the sans has no figures of one width and a column
 * of sums must line up.
 */
export const Figures = styled.span`
  ${figuresLook}
  white-space: nowrap;
`;
