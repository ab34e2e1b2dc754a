import { Link } from 'react-router-dom';
import { styled } from 'styled-components';
import { theme } from './theme';

/** The title of a ledger entry: its link answers to a press anywhere on the row. */
export const LedgerLink = styled(Link)`
  color: ${theme.color.ink};
  font-family: ${theme.font.serif};
  font-size: 1.1875rem;
  font-weight: ${theme.weight.strong};
  line-height: 1.4;
  text-decoration: none;

  &::after {
    content: '';
    position: absolute;
    inset: 0;
  }

  &:hover {
    color: ${theme.color.primary};
  }
`;
