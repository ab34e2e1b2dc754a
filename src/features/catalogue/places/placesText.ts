import { texts } from '../texts';
import type { PlacesState } from './readPlaces';

/** An item's places in words: `Còn 18 chỗ`, `Hết chỗ` … */
export function placesText(state: PlacesState): string {
  const words = texts.places;
  if (state.kind === 'partly') return words.partly(state.open, state.of);
  return 'left' in state ? words[state.kind](state.left) : words[state.kind];
}
