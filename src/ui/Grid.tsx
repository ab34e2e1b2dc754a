import { styled } from 'styled-components';
import { media, theme } from './theme';

export const Grid = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${theme.space[8]} ${theme.space[6]};

  ${media.up('md')} {
    grid-template-columns: repeat(12, minmax(0, 1fr));
    column-gap: ${theme.space[8]};
  }
`;
