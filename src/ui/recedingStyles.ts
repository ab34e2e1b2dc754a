import { css } from 'styled-components';
import { theme } from './theme';

/**
 * For a row whose item is no longer available: text as muted as the theme allows, which is still readable, and no colour.
 * Links with `data-action` stay as they are.
 */
export const recedingStyles = css`
  & a:not([data-action]) {
    color: ${theme.color.muted};
    font-weight: ${theme.weight.regular};
  }

  & img,
  & svg {
    filter: grayscale(1);
  }
`;
