import { css } from 'styled-components';
import { media, theme } from '@/ui/theme';

/** A header control; the target is large enough for a finger. */
export const toolStyles = css`
  display: inline-flex;
  align-items: center;
  justify-content: center;
  gap: ${theme.space[2]};
  min-width: ${theme.tap};
  min-height: ${theme.tap};
  padding: 0 ${theme.space[2]};
  border: 0;
  background: transparent;
  color: ${theme.color.ink};
  font: inherit;
  font-size: ${theme.size.sm};
  line-height: 1.5;
  text-decoration: none;
  white-space: nowrap;
  list-style: none;
  cursor: pointer;

  svg {
    flex: none;
  }

  &::-webkit-details-marker {
    display: none;
  }

  ${media.hover} {
    &:hover {
      color: ${theme.color.primary};
    }
  }
`;

export const menuItemStyles = css`
  display: flex;
  align-items: center;
  gap: ${theme.space[3]};
  width: 100%;
  min-height: 3rem;
  padding: ${theme.space[2]} ${theme.space[5]};
  border: 0;
  background: transparent;
  color: ${theme.color.ink};
  font: inherit;
  text-align: start;
  text-decoration: none;
  cursor: pointer;

  ${media.hover} {
    &:hover {
      color: ${theme.color.primary};
      background: ${theme.color.primaryWash};
    }
  }

  &[aria-current] {
    font-weight: ${theme.weight.strong};
    box-shadow: inset 4px 0 0 ${theme.color.accent};
  }
`;

export const mainItemStyles = css`
  ${menuItemStyles}
  font-family: ${theme.font.serif};
  font-size: ${theme.size.lg};
  font-weight: ${theme.weight.strong};
`;
