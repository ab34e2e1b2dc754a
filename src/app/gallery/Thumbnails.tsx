import { styled } from 'styled-components';
import { theme } from '@/ui/theme';

export const Thumbnails = styled.div`
  display: grid;
  grid-template-columns: repeat(6, minmax(0, 6rem));
  gap: ${theme.space[3]};
`;
