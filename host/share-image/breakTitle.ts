import characterWidths from './characterWidths.json';

interface Broken {
  lines: string[];
  size: number;
}

/** Font sizes in pixels with their maximum number of lines, tried in this order. */
const sizes = [
  { size: 68, most: 4 },
  { size: 54, most: 5 },
  { size: 44, most: 6 },
] as const;

const SLACK = 1.02;

/** Breaks a title into lines of at most `width` pixels, in the largest size that fits. */
export function breakTitle(title: string, width: number): Broken {
  const words = title.normalize('NFC').split(/\s/).filter(Boolean);
  for (const { size, most } of sizes) {
    const lines = linesOf(words, width / size);
    if (lines.length <= most) return { lines, size };
  }
  const { size, most } = sizes[2];
  const lines = linesOf(words, width / size).slice(0, most);
  const last = lines[most - 1] ?? '';
  return { lines: [...lines.slice(0, -1), `${last.replace(/\s*\S+$/, '')}…`], size };
}

function linesOf(words: readonly string[], width: number): string[] {
  const lines: string[] = [];
  for (const word of words) {
    const last = lines.at(-1);
    const longer = `${last} ${word}`;
    if (last !== undefined && widthOf(longer) <= width) lines[lines.length - 1] = longer;
    else lines.push(word);
  }
  return lines;
}

const widths: Readonly<Record<string, number>> = characterWidths;

/** In ems; a character missing from the font counts as a wide one. */
function widthOf(text: string): number {
  const thousandths = [...text].reduce((sum, character) => sum + (widths[character] ?? 1_000), 0);
  return (thousandths * SLACK) / 1_000;
}
