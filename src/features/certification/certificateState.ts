import type { CertificateState } from '@/data/generated/types';
import type { BadgeTone } from '@/ui/Badge';
import type { IconName } from '@/ui/Icon';

/** How a state looks; its word stands beside it everywhere. */
export const stateAppearance: Record<CertificateState, { tone: BadgeTone; icon: IconName }> = {
  active: { tone: 'success', icon: 'check-circle' },
  inactive: { tone: 'neutral', icon: 'minus' },
  grace: { tone: 'warning', icon: 'clock' },
  revoked: { tone: 'error', icon: 'x' },
};
