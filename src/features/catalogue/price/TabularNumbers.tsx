import { styled } from 'styled-components';

/** Dates and counts: never wrapped, tabular. */
export const TabularNumbers = styled.span`
  font-variant-numeric: tabular-nums lining-nums;
  white-space: nowrap;
`;
