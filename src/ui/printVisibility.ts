import { styled } from 'styled-components';
import { media } from './theme';

export const ScreenOnly = styled.div`
  ${media.print} {
    display: none;
  }
`;

export const PrintOnly = styled.div`
  display: none;

  ${media.print} {
    display: block;
  }
`;
