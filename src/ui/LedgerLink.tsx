import { Link } from 'react-router-dom';
import { styled } from 'styled-components';
import { media, theme } from './theme';

/** The link covers the whole row. */
export const LedgerLink = styled(Link)`
  color: ${theme.color.ink};
  font-family: ${theme.font.serif};
  font-size: ${theme.size.lg};
  font-weight: ${theme.weight.strong};
  line-height: 1.4;
  text-decoration: none;

  &::after {
    content: '';
    position: absolute;
    inset: 0;
  }

  ${media.hover} {
    &:hover {
      color: ${theme.color.primary};
    }
  }
`;
