import { css } from 'styled-components';
import { theme, media } from './theme';

/** The page's one solid colour band, with a focus ring that is visible on it. */
export const colorBandStyles = css`
  background: ${theme.color.field};
  color: ${theme.color.onField};

  :focus-visible {
    outline-color: ${theme.color.onField};
  }
`;

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

export const tabularNumberStyles = css`
  font-family: ${theme.font.figures};
  font-variant-numeric: tabular-nums lining-nums;
`;
