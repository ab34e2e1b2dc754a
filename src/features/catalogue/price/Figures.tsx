import { styled } from 'styled-components';

/** Dates and counts: never parted, their figures as those around them. */
export const Figures = styled.span`
  font-variant-numeric: tabular-nums lining-nums;
  white-space: nowrap;
`;
