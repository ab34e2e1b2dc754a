const serif = 'Source Serif 4';
const sans = 'Be Vietnam Pro';
const vietnameseRange =
  'U+102-103,U+110-111,U+128-129,U+168-169,U+1A0-1A1,U+1AF-1B0,U+300-301,U+303,U+309,U+323,U+1EA0-1EF9,U+20AB';

interface FontFile {
  /** In this folder, without extension. */
  file:
    | 'source-serif-4-latin'
    | 'source-serif-4-vietnamese'
    | 'be-vietnam-pro-400'
    | 'be-vietnam-pro-600';
  family: string;
  weight: string;
  unicodeRange?: string;
}

export const fontFiles: readonly FontFile[] = [
  { file: 'source-serif-4-latin', family: serif, weight: '400 600' },
  {
    file: 'source-serif-4-vietnamese',
    family: serif,
    weight: '400 600',
    unicodeRange: vietnameseRange,
  },
  { file: 'be-vietnam-pro-400', family: sans, weight: '400' },
  { file: 'be-vietnam-pro-600', family: sans, weight: '600' },
];
