import { styled } from 'styled-components';

/** A few words that a line break must not part: Vietnamese writes one word in several syllables. */
export const NoWrap = styled.span`
  white-space: nowrap;
`;
