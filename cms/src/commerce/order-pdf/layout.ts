import type { Pdf } from '../../platform/pdf/newPdf';

/** Points: A4 in portrait. */
export const WIDTH = 595;
export const HEIGHT = 842;
export const MARGIN = 48;
export const INNER = WIDTH - 2 * MARGIN;
/** The content ends here; page number and note are below. */
const BOTTOM = HEIGHT - 56;

/** Height left on the page below the text so far. */
export function remainingHeight(pdf: Pdf): number {
  return BOTTOM - pdf.y;
}

export function startPage(pdf: Pdf): void {
  pdf.addPage();
  pdf.y = MARGIN;
}
