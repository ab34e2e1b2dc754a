import { css } from 'styled-components';
import { media, theme } from './theme';

/** A title whose link covers its entry, which is positioned. */
export const coveringLinkStyles = css`
  color: ${theme.color.ink};
  font-family: ${theme.font.serif};
  font-weight: ${theme.weight.strong};
  text-decoration: none;
  text-wrap: balance;

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
      text-underline-offset: 0.2em;
    }
  }
`;
