import { styled } from 'styled-components';
import { media, theme } from './theme';

export const Container = styled.div<{ $width?: 'page' | 'text' }>`
  width: 100%;
  max-width: ${({ $width }) => ($width === 'text' ? '47rem' : '80rem')};
  margin-inline: auto;
  padding-inline: ${theme.space[5]};

  ${media.up('sm')} {
    padding-inline: ${theme.space[8]};
  }

  ${media.up('lg')} {
    padding-inline: ${theme.space[12]};
  }

  ${media.print} {
    max-width: none;
    padding-inline: 0;
  }
`;
