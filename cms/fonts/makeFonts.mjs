// Builds the fonts embedded in PDFs: node cms/fonts/makeFonts.mjs
import { readFileSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import subsetFont from 'subset-font';

const require = createRequire(import.meta.url);

const range = (first, last) =>
  Array.from({ length: last - first + 1 }, (_, index) => String.fromCodePoint(first + index)).join(
    '',
  );

// Latin with the extensions of European names, and Vietnamese.
const text = `${range(0x20, 0x7e)}${range(0xa0, 0x17f)}ƠơƯư₫–—‘’“”•…${range(0x1ea0, 0x1ef9)}`;

const cuts = {
  serif: '@expo-google-fonts/source-serif-4/600SemiBold/SourceSerif4_600SemiBold.ttf',
  sans: '@expo-google-fonts/be-vietnam-pro/400Regular/BeVietnamPro_400Regular.ttf',
  'sans-strong': '@expo-google-fonts/be-vietnam-pro/600SemiBold/BeVietnamPro_600SemiBold.ttf',
};

for (const [to, from] of Object.entries(cuts)) {
  const font = await subsetFont(readFileSync(require.resolve(from)), text, {
    targetFormat: 'truetype',
  });
  writeFileSync(new URL(`${to}.ttf`, import.meta.url), font);
  console.log(to, `${font.length} bytes`);
}
