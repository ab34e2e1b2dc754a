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

const Mark = styled.span<{ $tone: BadgeTone }>`
  display: inline-flex;
  align-items: baseline;
  gap: ${theme.space[2]};
  font-size: ${theme.size.sm};
  line-height: 1.5;
  color: ${({ $tone }) => badgeColor[$tone]};
  white-space: nowrap;

  &::before {
    content: '';
    flex: none;
    width: 0.5em;
    height: 0.5em;
    background: currentColor;
    forced-color-adjust: none;
  }
`;

export const Badge = ({
  tone = 'neutral',
  children,
}: {
  tone?: BadgeTone;
  children: ReactNode;
}) => <Mark $tone={tone}>{children}</Mark>;
