import { css } from 'styled-components';
import { media, theme } from '../theme';

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
