import { styled } from 'styled-components';

/** For phrases that must not wrap: Vietnamese writes one word in several syllables. */
export const NoWrap = styled.span`
  white-space: nowrap;
`;
