import { Badge, type BadgeTone } from '@/ui/Badge';
import { placesText } from './placesText';
import type { PlacesState } from './readPlaces';

const tones: Record<PlacesState['kind'], BadgeTone> = {
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

export const PlacesMark = ({ state }: { state: PlacesState }) => (
  <Badge tone={tones[state.kind]}>{placesText(state)}</Badge>
);
