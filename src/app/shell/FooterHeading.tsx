import { styled } from 'styled-components';
import { media, theme } from '@/ui/theme';

export const FooterHeading = styled.h2`
  margin: 0 0 ${theme.space[3]};
  padding-bottom: ${theme.space[2]};
  border-bottom: 1px solid ${theme.color.control};
  font-family: ${theme.font.sans};
  font-size: ${theme.size.sm};
  font-weight: ${theme.weight.strong};
  line-height: 1.5;
  text-wrap: balance;

  ${media.print} {
    display: none;
  }
`;
