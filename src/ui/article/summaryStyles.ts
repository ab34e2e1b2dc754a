import { css } from 'styled-components';
import { media, theme } from '../theme';

/** The line of a disclosure: its words, and at the end the caret that turns. */
export const summaryStyles = css`
  display: flex;
  align-items: center;
  justify-content: space-between;
  gap: ${theme.space[4]};
  font-weight: ${theme.weight.strong};
  list-style: none;

  &::-webkit-details-marker {
    display: none;
  }

  ${media.hover} {
    &:hover {
      color: ${theme.color.primary};
    }
  }

  svg {
    flex: none;
    color: ${theme.color.muted};
  }

  [open] > & svg {
    transform: rotate(180deg);
  }

  ${media.motion} {
    svg {
      transition: transform ${theme.duration.quick};
    }
  }

  ${media.print} {
    svg {
      display: none;
    }
  }
`;
