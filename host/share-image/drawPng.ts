import { readdirSync } from 'node:fs';
import { join } from 'node:path';

/**
 * Draws an SVG in the fonts of a folder, apart from the thread that answers visitors. The library is
 * loaded with the first picture: few visitors ever ask for one.
 */
export async function drawPng(svg: string, fontFolder: string): Promise<Buffer> {
  const { renderAsync } = await import('@resvg/resvg-js');
  const image = await renderAsync(svg, {
    font: { loadSystemFonts: false, fontFiles: fontsIn(fontFolder) },
  });
  return image.asPng();
}

const fonts = new Map<string, string[]>();

function fontsIn(folder: string): string[] {
  const known = fonts.get(folder);
  if (known) return known;
  // The serif's Vietnamese letters are looked for among its like before the sans: in the files' order.
  const files = readdirSync(folder)
    .sort()
    .reverse()
    .map((file) => join(folder, file));
  fonts.set(folder, files);
  return files;
}
