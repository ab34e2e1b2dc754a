import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import { theme } from './theme';

export type BadgeTone = 'neutral' | 'info' | 'success' | 'warning' | 'error';

/** Never the only carrier of meaning: always with a label. */
export const badgeColor: Record<BadgeTone, string> = {
  neutral: theme.color.muted,
  info: theme.color.primary,
  success: theme.color.success,
  warning: theme.color.warning,
  error: theme.color.error,
};

const Mark = styled.span<{ $tone: BadgeTone; $wrap: boolean }>`
  display: inline-flex;
  align-items: baseline;
  gap: ${theme.space[2]};
  font-size: ${theme.size.sm};
  line-height: 1.5;
  color: ${({ $tone }) => badgeColor[$tone]};
  white-space: ${({ $wrap }) => ($wrap ? 'normal' : 'nowrap')};

  &::before {
    content: '';
    flex: none;
    width: 0.5em;
    height: 0.5em;
    background: currentColor;
    forced-color-adjust: none;
  }
`;

type BadgeProps = {
  tone?: BadgeTone;
  /** For a label that is longer than its column. */
  wrap?: boolean;
  children: ReactNode;
};

export const Badge = ({ tone = 'neutral', wrap = false, children }: BadgeProps) => (
  <Mark $tone={tone} $wrap={wrap}>
    {children}
  </Mark>
);
