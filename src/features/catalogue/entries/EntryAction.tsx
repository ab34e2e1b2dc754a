import { Link } from 'react-router-dom';
import { styled } from 'styled-components';
import { media, theme } from '@/ui/theme';

/** A second link in a row, above the link that covers it. */
export const EntryAction = styled(Link)`
  position: relative;
  z-index: 1;
  display: flex;
  align-items: center;
  width: fit-content;
  min-height: ${theme.tap};
  font-size: ${theme.size.sm};
  color: ${theme.color.primary};
  text-decoration: underline 1px;
  text-underline-offset: 0.22em;

  ${media.up('md')} {
    min-height: ${theme.space[8]};
  }

  ${media.print} {
    display: none;
  }
`;
