import type { IconName } from './Icon';
import { theme } from './theme';

export type Tone = 'info' | 'success' | 'warning' | 'error';

/** The colour of a tone; it never speaks alone: `toneIcon` and words stand beside it. */
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
