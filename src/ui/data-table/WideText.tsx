import { styled } from 'styled-components';

/** A cell of sentences: on a phone the table scrolls rather than stacks their words. */
export const WideText = styled.div`
  min-width: 16rem;
`;
