import { Link } from 'react-router-dom';
import { styled } from 'styled-components';
import { media, theme } from '@/ui/theme';

/** The title of a post in a list: its link answers to a press anywhere on the entry. */
export const PostLink = styled(Link)`
  color: ${theme.color.ink};
  text-decoration: none;

  &::after {
    content: '';
    position: absolute;
    inset: 0;
  }

  ${media.hover} {
    &:hover {
      color: ${theme.color.primary};
      text-decoration: underline;
      text-decoration-thickness: 1px;
      text-underline-offset: 0.18em;
    }
  }
`;
