import { cp } from 'node:fs/promises';
import { join } from 'node:path';
import type { Plugin } from 'vite';

export const SHARE_FONTS = 'share-fonts';

/** resvg reads fonts from files only. */
export function shareFonts(): Plugin {
  return {
    name: 'share-fonts',
    async writeBundle({ dir = '' }) {
      const fonts = join(import.meta.dirname, '../share-image/fonts');
      await cp(fonts, join(dir, SHARE_FONTS), { recursive: true });
    },
  };
}
