import { texts } from '../texts';
import type { PlacesState } from './readPlaces';

/** An item's places as text: `Còn 18 chỗ`, `Hết chỗ` … */
export function placesText(state: PlacesState): string {
  const labels = texts.places;
  if (state.kind === 'partly') return labels.partly(state.open, state.of);
  return 'left' in state ? labels[state.kind](state.left) : labels[state.kind];
}
