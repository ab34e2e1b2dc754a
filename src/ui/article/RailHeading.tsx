import { styled } from 'styled-components';
import { theme } from '../theme';

export const RailHeading = styled.p`
  margin: 0 0 ${theme.space[3]};
  font-size: ${theme.size.sm};
  font-weight: ${theme.weight.strong};
  line-height: 1.5;
`;
