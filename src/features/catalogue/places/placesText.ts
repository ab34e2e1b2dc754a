import { texts } from '../texts';
import type { PlacesState } from './readPlaces';

/** An item's places in words: `Còn 18 chỗ`, `Hết chỗ` … */
export function placesText(state: PlacesState): string {
  const words = texts.places;
  return 'left' in state ? words[state.kind](state.left) : words[state.kind];
}
