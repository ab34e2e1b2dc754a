import sansRegular from './be-vietnam-pro-400.woff2?url';
import sansStrong from './be-vietnam-pro-600.woff2?url';
import serifLatin from './source-serif-4-latin.woff2?url';
import serifVietnamese from './source-serif-4-vietnamese.woff2?url';

export interface WebFont {
  family: string;
  url: string;
  weight: string;
  unicodeRange?: string;
}

const serif = 'Source Serif 4';
const sans = 'Be Vietnam Pro';
const vietnameseRange =
  'U+102-103,U+110-111,U+128-129,U+168-169,U+1A0-1A1,U+1AF-1B0,U+300-301,U+303,U+309,U+323,U+1EA0-1EF9,U+20AB';

/** Loaded once the text has been painted (`host/pages/fontScript.ts`). */
export const webFonts: readonly WebFont[] = [
  { family: serif, weight: '400 600', url: serifLatin },
  { family: serif, weight: '400 600', url: serifVietnamese, unicodeRange: vietnameseRange },
  { family: sans, weight: '400', url: sansRegular },
  { family: sans, weight: '600', url: sansStrong },
];
