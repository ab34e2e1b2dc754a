// Subsets the two font families for Vietnamese pages and prints the metrics for fallbackFaces.ts:
//   node src/ui/fonts/makeSubsets.mjs
import { readFileSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { convert } from 'fontverter';
import subsetFont from 'subset-font';

const require = createRequire(import.meta.url);

const range = (first, last) =>
  String.fromCodePoint(...Array.from({ length: last - first + 1 }, (_, index) => first + index));

const latin = `${range(0x20, 0x7e)}${range(0xa0, 0xff)}–—‘’“”•…−×→✓`;
const vietnamese = `ĂăĐđĨĩŨũƠơƯư₫${range(0x300, 0x301)}\u0303\u0309\u0323${range(0x1ea0, 0x1ef9)}`;
const serif = '@fontsource-variable/source-serif-4/files/source-serif-4';
const sans = '@expo-google-fonts/be-vietnam-pro';
const weights = { wght: { min: 400, max: 600 } };

const cuts = [
  { to: 'source-serif-4-latin', from: `${serif}-latin-wght-normal.woff2`, text: latin, weights },
  {
    to: 'source-serif-4-vietnamese',
    from: `${serif}-vietnamese-wght-normal.woff2`,
    text: vietnamese,
    weights,
  },
  {
    to: 'be-vietnam-pro-400',
    from: `${sans}/400Regular/BeVietnamPro_400Regular.ttf`,
    text: latin + vietnamese,
  },
  {
    to: 'be-vietnam-pro-600',
    from: `${sans}/600SemiBold/BeVietnamPro_600SemiBold.ttf`,
    text: latin + vietnamese,
  },
];

/** As fractions of an em. */
function verticals(font) {
  const at = (tag) => {
    for (let entry = 12; ; entry += 16) {
      if (font.toString('latin1', entry, entry + 4) === tag) return font.readUInt32BE(entry + 8);
    }
  };
  const em = font.readUInt16BE(at('head') + 18);
  const [ascent, descent, lineGap] = [4, 6, 8].map((by) => font.readInt16BE(at('hhea') + by) / em);
  return { ascent, descent, lineGap };
}

for (const { to, from, text, weights: variationAxes } of cuts) {
  const source = readFileSync(require.resolve(from));
  const subset = await subsetFont(source, text, { targetFormat: 'woff2', variationAxes });
  writeFileSync(new URL(`${to}.woff2`, import.meta.url), subset);
  console.log(to, `${subset.length} bytes`, verticals(await convert(source, 'sfnt')));
}
