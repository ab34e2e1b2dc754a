import { Badge, type BadgeTone } from '@/ui/Badge';
import { seatsText } from './seatsText';
import type { SeatsState } from './readSeats';

const tones: Record<SeatsState['kind'], BadgeTone> = {
  unlimited: 'neutral',
  selfPaced: 'neutral',
  byOption: 'neutral',
  partly: 'warning',
  open: 'neutral',
  few: 'warning',
  full: 'error',
  begun: 'info',
  over: 'neutral',
};

export const SeatsBadge = ({ state }: { state: SeatsState }) => (
  <Badge tone={tones[state.kind]}>{seatsText(state)}</Badge>
);
