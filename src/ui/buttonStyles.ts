import { css } from 'styled-components';
import { media, theme } from './theme';

export type ButtonVariant = 'primary' | 'secondary' | 'quiet' | 'danger';

const variants = {
  primary: css`
    color: ${theme.color.onPrimary};
    background: ${theme.color.primary};
    border-color: ${theme.color.primary};

    ${media.hover} {
      &:hover:not([aria-disabled='true'], :disabled) {
        background: ${theme.color.primaryStrong};
        border-color: ${theme.color.primaryStrong};
      }
    }
  `,
  secondary: css`
    color: ${theme.color.ink};
    background: transparent;
    border-color: ${theme.color.control};

    ${media.hover} {
      &:hover:not([aria-disabled='true'], :disabled) {
        border-color: ${theme.color.ink};
        background: ${theme.color.band};
      }
    }
  `,
  quiet: css`
    color: ${theme.color.primary};
    background: transparent;
    border-color: transparent;

    ${media.hover} {
      &:hover:not([aria-disabled='true'], :disabled) {
        color: ${theme.color.primaryStrong};
        background: ${theme.color.primaryWash};
      }
    }
  `,
  danger: css`
    color: ${theme.color.error};
    background: transparent;
    border-color: currentColor;

    ${media.hover} {
      &:hover:not([aria-disabled='true'], :disabled) {
        color: ${theme.color.paper};
        background: ${theme.color.error};
        border-color: ${theme.color.error};
      }
    }
  `,
};

export const buttonStyles = css<{ $variant: ButtonVariant; $wide?: boolean }>`
  display: ${({ $wide }) => ($wide ? 'flex' : 'inline-flex')};
  width: ${({ $wide }) => ($wide ? '100%' : 'auto')};
  align-items: center;
  justify-content: center;
  gap: ${theme.space[2]};
  min-height: ${theme.tap};
  padding: ${theme.space[2]} ${theme.space[5]};
  border: 1px solid;
  border-radius: ${theme.radius.sm};
  font: ${theme.weight.strong} ${theme.size.sm} / 1.5 ${theme.font.sans};
  text-align: center;
  text-decoration: none;
  cursor: pointer;
  transition:
    background-color ${theme.duration.quick},
    border-color ${theme.duration.quick},
    color ${theme.duration.quick};

  &:disabled,
  &[aria-disabled='true'] {
    cursor: not-allowed;
    opacity: 0.6;
  }

  &[aria-busy='true'],
  &[data-pressed] {
    cursor: progress;
  }

  /* Its work waits for the app to start. */
  &[data-pressed] {
    opacity: 1;
  }

  ${media.print} {
    display: none;
  }

  ${({ $variant }) => variants[$variant]}
`;
