import { coverInks } from '../colors';
import type { Drawing, Frame, Inks } from './drawing';
import { head, motifs } from './motifs';
import { hashOf, lotOf } from './random';

export type CoverShape = 'page' | 'wide' | 'square';

export type CoverOf = {
  /** What makes it this item's cover and no other's: its documentId or slug. */
  seed: string;
  /** The slug of the category: it decides palette and motif. */
  category: string;
  shape?: CoverShape;
};

export type CoverDrawing = Frame & { inks: Inks; layers: Drawing };

/** Chosen so that the categories of the first catalogue share neither palette nor motif. */
const salt = '3hbn';

const frames: Record<CoverShape, Frame> = {
  page: { width: 240, height: 320 },
  wide: { width: 400, height: 250 },
  square: { width: 240, height: 240 },
};

/**
 * Draws an item's cover: the same for the same item on every machine, its category giving palette and
 * motif, the item the strokes.
 */
export const drawCover = ({ seed, category, shape = 'page' }: CoverOf): CoverDrawing => {
  const frame = frames[shape];
  const kind = hashOf(salt + category);
  const inks = coverInks[kind % coverInks.length] as Inks;
  const motif = motifs[Math.floor(kind / coverInks.length) % motifs.length] ?? motifs[0];
  const lot = lotOf(seed);
  const drawing = motif ? motif(lot, frame) : { fine: '', strong: '', accent: '' };
  const top = head(frame);
  return {
    ...frame,
    inks,
    layers: {
      fine: top.fine + drawing.fine,
      strong: top.strong + drawing.strong,
      accent: top.accent + drawing.accent,
    },
  };
};
