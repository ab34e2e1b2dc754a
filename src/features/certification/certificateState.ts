import type { CertificateState } from '@/data/generated/types';
import type { BadgeTone } from '@/ui/Badge';
import type { IconName } from '@/ui/Icon';

/** Always shown together with the state's label. */
export const stateAppearance: Record<CertificateState, { tone: BadgeTone; icon: IconName }> = {
  active: { tone: 'success', icon: 'check-circle' },
  inactive: { tone: 'neutral', icon: 'minus' },
  grace: { tone: 'warning', icon: 'clock' },
  revoked: { tone: 'error', icon: 'x' },
};
