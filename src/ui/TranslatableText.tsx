import { styled } from 'styled-components';

/** Gives text that is passed in an element of its own, so that a translated page still changes, without a box of its own. */
export const TranslatableText = styled.div`
  display: contents;
`;
