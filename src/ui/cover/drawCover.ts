import { coverInks } from '../colors';
import type { Drawing, Frame, Inks } from './drawing';
import { head, motifs } from './motifs';
import { hashOf, lotOf } from './random';

/** `small` is a thumbnail: the motif without the head. */
export type CoverShape = 'page' | 'wide' | 'square' | 'small';

export type CoverOf = {
  /** What makes it this item's cover and no other's: its documentId or slug. */
  seed: string;
  /** The slug of the category: it decides the palette. */
  category: string;
  shape?: CoverShape;
};

export type CoverDrawing = Frame & { inks: Inks; layers: Drawing };

/** Chosen so that the categories of the first catalogue share no palette. */
const salt = '3hbn';

const frames: Record<CoverShape, Frame> = {
  page: { width: 240, height: 320, margin: 24, top: 72 },
  wide: { width: 400, height: 250, margin: 24, top: 72 },
  square: { width: 240, height: 240, margin: 24, top: 72 },
  small: { width: 160, height: 120, margin: 14, top: 14 },
};

/** Which of the motifs an item has, in every shape. */
export const motifOf = (seed: string): number => hashOf(seed) % motifs.length;

/**
 * Draws an item's cover: the same for the same item on every machine, its category giving the palette,
 * the item motif and strokes.
 */
export const drawCover = ({ seed, category, shape = 'page' }: CoverOf): CoverDrawing => {
  const frame = frames[shape];
  const inks = coverInks[hashOf(salt + category) % coverInks.length] as Inks;
  const motif = motifs[motifOf(seed)];
  const lot = lotOf(seed);
  const drawing = motif ? motif(lot, frame) : { fine: '', strong: '', accent: '' };
  const top = shape === 'small' ? { fine: '', strong: '', accent: '' } : head(frame);
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
