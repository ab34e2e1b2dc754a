import type { Font } from './readFont';

/** A paragraph, its letters so many points high. */
export interface Paragraph {
  text: string;
  size: number;
}

/** A line where it stands on its page, in points from the lower left corner. */
export interface Line {
  text: string;
  size: number;
  x: number;
  y: number;
}

/** A4, in points. */
export const PAGE = { width: 595, height: 842 };
const MARGIN = 64;
const LEADING = 1.5;

/** Breaks paragraphs into lines, and lines into pages. */
export function layOut(font: Font, paragraphs: readonly Paragraph[]): Line[][] {
  const pages: Line[][] = [[]];
  let y = PAGE.height - MARGIN;
  for (const { text, size } of paragraphs) {
    const height = size * LEADING;
    for (const line of breakLines(font, text, size)) {
      if (y - height < MARGIN) {
        pages.push([]);
        y = PAGE.height - MARGIN;
      }
      y -= height;
      pages.at(-1)?.push({ text: line, size, x: MARGIN, y });
    }
    y -= size * 0.6;
  }
  return pages;
}

function breakLines(font: Font, text: string, size: number): string[] {
  const lines: string[] = [''];
  for (const word of text.split(/\s+/)) {
    const current = lines.at(-1) ?? '';
    const longer = current ? `${current} ${word}` : word;
    if (current && widthOf(font, longer) * size > PAGE.width - 2 * MARGIN) lines.push(word);
    else lines[lines.length - 1] = longer;
  }
  return lines;
}

/** In parts of the em. */
function widthOf(font: Font, text: string): number {
  const widths = [...text].map((letter) => font.widths[font.glyphs.get(letter) ?? 0] ?? 0);
  return widths.reduce((sum, width) => sum + width, 0) / 1000;
}
