import { css } from 'styled-components';
import { media, theme } from './theme';

export const controlStyles = css`
  width: 100%;
  min-width: 0;
  min-height: ${theme.tap};
  padding: ${theme.space[2]} ${theme.space[3]};
  border: 1px solid ${theme.color.control};
  border-radius: ${theme.radius.sm};
  background: ${theme.color.paper};
  color: ${theme.color.ink};
  font: inherit;
  line-height: 1.5;
  transition: border-color ${theme.duration.quick};

  &::placeholder {
    color: ${theme.color.muted};
    opacity: 1;
  }

  ${media.hover} {
    &:hover:not(:disabled) {
      border-color: ${theme.color.ink};
    }
  }

  &[aria-invalid='true'] {
    border-color: ${theme.color.error};
    box-shadow: inset 3px 0 0 ${theme.color.error};
  }

  &:disabled {
    background: ${theme.color.band};
    color: ${theme.color.muted};
    cursor: not-allowed;
  }
`;
