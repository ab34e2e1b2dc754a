import sansRegular from './be-vietnam-pro-400.woff2?url';
import sansStrong from './be-vietnam-pro-600.woff2?url';
import serifLatin from './source-serif-4-latin.woff2?url';
import serifVietnamese from './source-serif-4-vietnamese.woff2?url';
import { fontFiles } from './fontFiles';

export interface WebFont {
  family: string;
  url: string;
  weight: string;
  unicodeRange?: string;
}

const urls = {
  'source-serif-4-latin': serifLatin,
  'source-serif-4-vietnamese': serifVietnamese,
  'be-vietnam-pro-400': sansRegular,
  'be-vietnam-pro-600': sansStrong,
};

/** Loaded once the text has been painted (`host/pages/fontScript.ts`). */
export const webFonts: readonly WebFont[] = fontFiles.map(({ file, ...face }) => ({
  ...face,
  url: urls[file],
}));
