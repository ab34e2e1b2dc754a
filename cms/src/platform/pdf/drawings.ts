import { qrRuns } from '@iia/shared/qrRuns';
import { encode } from 'uqr';
import type { Pdf } from './newPdf';

interface Box {
  x: number;
  y: number;
  size: number;
}

export const pdfColors = {
  ink: '#0B2A3D',
  muted: '#51646F',
  primary: '#006299',
  accent: '#99CA3C',
  line: '#C9D3D9',
  error: '#B3261E',
} as const;

/** The institute's mark, as in `src/ui/mark.ts`. */
export function drawMark(pdf: Pdf, { x, y, size }: Box): void {
  const unit = size / 64;
  pdf.rect(x, y, size, size).fill(pdfColors.primary);
  const bars = [
    [9, 29],
    [19, 37],
    [29, 29],
    [39, 21],
    [49, 13],
  ] as const;
  bars.forEach(([left, top], index) => {
    pdf
      .rect(x + left * unit, y + top * unit, 7 * unit, 15 * unit)
      .fill(index === bars.length - 1 ? pdfColors.accent : '#FFFFFF');
  });
}

/** Black on white, with the quiet zone that scanners need. */
export function drawQr(pdf: Pdf, text: string, { x, y, size }: Box): void {
  const { data, size: modules } = encode(text, { ecc: 'M', border: 4 });
  const unit = size / modules;
  pdf.rect(x, y, size, size).fill('#FFFFFF');
  for (const run of qrRuns(data)) {
    pdf.rect(x + run.x * unit, y + run.y * unit, run.length * unit, unit);
  }
  pdf.fill('#000000');
}
