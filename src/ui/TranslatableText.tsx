import { styled } from 'styled-components';

/** Wraps text in a separate element without a box. React can then replace the text even after a browser has translated the page. */
export const TranslatableText = styled.div`
  display: contents;
`;
