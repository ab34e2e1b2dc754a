import { styled } from 'styled-components';
import { media } from './theme';

/** What stands on the screen and not on paper. */
export const ScreenOnly = styled.div`
  ${media.print} {
    display: none;
  }
`;

/** What stands on paper and not on the screen. */
export const PrintOnly = styled.div`
  display: none;

  ${media.print} {
    display: block;
  }
`;
