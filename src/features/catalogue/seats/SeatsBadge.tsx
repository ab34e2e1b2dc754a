import { texts } from '@/features/catalogue/texts';
import { Badge, type BadgeTone } from '@/ui/Badge';
import type { SeatsState } from './readSeats';

/** An item's seats as text: `Còn 18 chỗ`, `Hết chỗ` … */
export function seatsText(state: SeatsState): string {
  const labels = texts.seats;
  if (state.kind === 'partly') return labels.partly(state.open, state.of);
  return 'left' in state ? labels[state.kind](state.left) : labels[state.kind];
}

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
  <Badge tone={tones[state.kind]} wrap={state.kind === 'partly'}>
    {seatsText(state)}
  </Badge>
);
