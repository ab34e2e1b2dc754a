import { css } from 'styled-components';
import { theme } from './theme';

/** The page's one solid colour band, with a focus ring that is visible on it. */
export const colorBandStyles = css`
  background: ${theme.color.field};
  color: ${theme.color.onField};

  :focus-visible {
    outline-color: ${theme.color.onField};
  }
`;
