// Builds the fonts and character widths for share images: npx tsx host/share-image/makeFonts.mjs
// resvg reads neither woff2 nor variable fonts, nor both files of Source Serif under one name.
import { readFileSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import subsetFont from 'subset-font';
import { characterWidthsOf } from './characterWidthsOf.ts';

const require = createRequire(import.meta.url);

const range = (first, last) =>
  Array.from({ length: last - first + 1 }, (_, index) => String.fromCodePoint(first + index)).join(
    '',
  );

const latin = `${range(0x20, 0x7e)}${range(0xa0, 0xff)}–—‘’“”•…`;
const vietnamese = `ĂăĐđĨĩŨũƠơƯư₫${range(0x1ea0, 0x1ef9)}`;
const serif = '@fontsource-variable/source-serif-4/files/source-serif-4';

const cuts = [
  { to: 'serif-latin', from: `${serif}-latin-wght-normal.woff2`, text: latin, axes: { wght: 600 } },
  {
    to: 'serif-vietnamese',
    from: `${serif}-vietnamese-wght-normal.woff2`,
    text: vietnamese,
    axes: { wght: 600 },
  },
  {
    to: 'sans',
    from: '@expo-google-fonts/be-vietnam-pro/400Regular/BeVietnamPro_400Regular.ttf',
    text: latin + vietnamese,
  },
];
const widths = {};

for (const { to, from, text, axes } of cuts) {
  const font = await subsetFont(readFileSync(require.resolve(from)), text, {
    targetFormat: 'truetype',
    variationAxes: axes,
  });
  writeFileSync(new URL(`fonts/${to}.ttf`, import.meta.url), font);
  console.log(to, `${font.length} bytes`);
  if (!to.startsWith('serif')) continue;
  for (const [character, width] of Object.entries(characterWidthsOf(font)))
    widths[character] ??= width;
}
writeFileSync(new URL('characterWidths.json', import.meta.url), `${JSON.stringify(widths)}\n`);
