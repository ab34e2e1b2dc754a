import { readdirSync } from 'node:fs';
import { join } from 'node:path';

export async function drawPng(svg: string, fontFolder: string): Promise<Buffer> {
  const { renderAsync } = await import('@resvg/resvg-js');
  const image = await renderAsync(svg, {
    font: { loadSystemFonts: false, fontFiles: fontsIn(fontFolder) },
  });
  return image.asPng();
}

/** Fallback follows this order: Vietnamese characters must come from the serif before the sans. */
const fontsIn = (folder: string): string[] =>
  readdirSync(folder)
    .sort()
    .reverse()
    .map((file) => join(folder, file));
