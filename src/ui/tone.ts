import type { IconName } from './Icon';
import { theme } from './theme';

export type Tone = 'info' | 'success' | 'warning' | 'error';

/** Never the only carrier of meaning: always with `toneIcon` and a label. */
export const toneColor: Record<Tone, string> = {
  info: theme.color.primary,
  success: theme.color.success,
  warning: theme.color.warning,
  error: theme.color.error,
};

export const toneIcon: Record<Tone, IconName> = {
  info: 'info',
  success: 'check-circle',
  warning: 'warning',
  error: 'warning-circle',
};
