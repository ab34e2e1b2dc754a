import sansLatin from '@fontsource/be-vietnam-pro/files/be-vietnam-pro-latin-400-normal.woff2?url';
import sansVietnamese from '@fontsource/be-vietnam-pro/files/be-vietnam-pro-vietnamese-400-normal.woff2?url';

/** The files a first view needs; the host preloads them. */
export const preloadFonts = [sansLatin, sansVietnamese];

export const fontFaces = `
  @font-face { font-family: 'Be Vietnam Pro'; font-display: swap; font-weight: 400; src: url(${sansLatin}) format('woff2'); }
`;
