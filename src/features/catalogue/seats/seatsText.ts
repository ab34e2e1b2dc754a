import { texts } from '../texts';
import type { SeatsState } from './readSeats';

/** An item's seats as text: `Còn 18 chỗ`, `Hết chỗ` … */
export function seatsText(state: SeatsState): string {
  const labels = texts.seats;
  if (state.kind === 'partly') return labels.partly(state.open, state.of);
  return 'left' in state ? labels[state.kind](state.left) : labels[state.kind];
}
