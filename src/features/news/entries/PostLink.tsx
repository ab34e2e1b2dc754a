import { Link } from 'react-router-dom';
import { styled } from 'styled-components';
import { media, theme } from '@/ui/theme';

/** A post's title in a list, which makes the whole entry clickable. */
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
