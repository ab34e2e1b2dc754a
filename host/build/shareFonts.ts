import { cp } from 'node:fs/promises';
import { join } from 'node:path';
import type { Plugin } from 'vite';

/** Where the built host finds the fonts of the pages' pictures, beside its own file. */
export const SHARE_FONTS = 'share-fonts';

/** Puts them there: the drawing library reads fonts from files alone. */
export function shareFonts(): Plugin {
  return {
    name: 'share-fonts',
    async writeBundle({ dir = '' }) {
      const fonts = join(import.meta.dirname, '../share-image/fonts');
      await cp(fonts, join(dir, SHARE_FONTS), { recursive: true });
    },
  };
}
