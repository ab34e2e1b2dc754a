import { coverInks } from '../colors';
import type { Drawing, Frame, Inks } from './drawing';
import { head, motifs } from './motifs';
import { hashOf, seededRandom } from './random';

/** `small` is a thumbnail without the head. */
export type CoverShape = 'page' | 'wide' | 'square' | 'small';

export type CoverOf = {
  /** The item's documentId or slug. */
  seed: string;
  /** The category's slug, which selects the palette. */
  category: string;
  shape?: CoverShape;
};

export type CoverDrawing = Frame & { inks: Inks; layers: Drawing };

/** Chosen so that the first catalogue's categories get different palettes. */
const salt = '3hbn';

const frames: Record<CoverShape, Frame> = {
  page: { width: 240, height: 320, margin: 24, top: 72 },
  wide: { width: 400, height: 250, margin: 24, top: 72 },
  square: { width: 240, height: 240, margin: 24, top: 72 },
  small: { width: 160, height: 120, margin: 14, top: 14 },
};

export const motifOf = (seed: string): number => hashOf(seed) % motifs.length;

/** Deterministic: the same item gets the same cover on every machine. */
export const drawCover = ({ seed, category, shape = 'page' }: CoverOf): CoverDrawing => {
  const frame = frames[shape];
  const inks = coverInks[hashOf(salt + category) % coverInks.length] as Inks;
  const motif = motifs[motifOf(seed)];
  const random = seededRandom(seed);
  const drawing = motif ? motif(random, frame) : { fine: '', strong: '', accent: '' };
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
