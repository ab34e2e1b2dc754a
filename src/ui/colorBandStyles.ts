import { css } from 'styled-components';
import { theme } from './theme';

/** The page's one strong field: its ground, its ink, and a focus that shows on it. */
export const colorBandStyles = css`
  background: ${theme.color.field};
  color: ${theme.color.onField};

  :focus-visible {
    outline-color: ${theme.color.onField};
  }
`;
