import { instituteName } from '@iia/shared/institute';
import { drawMark, pdfColors } from '../../platform/pdf/drawings';
import type { Pdf } from '../../platform/pdf/newPdf';
import { HEIGHT, INNER, MARGIN, WIDTH } from './layout';
import { orderPdfTexts as texts } from './texts';

export function drawHead(pdf: Pdf): void {
  pdf.rect(0, 0, WIDTH, 7).fill(pdfColors.primary);
  drawMark(pdf, { x: MARGIN, y: 44, size: 34 });
  pdf.fillColor(pdfColors.ink).font('strong').fontSize(12);
  pdf.text(instituteName, MARGIN + 46, 54, { lineBreak: false });
}

/** Draws the number and a note on each page. Call it last, when the number of pages is known. */
export function drawPageNumbers(pdf: Pdf, note: string): void {
  const { start, count } = pdf.bufferedPageRange();
  for (let page = 0; page < count; page += 1) {
    pdf.switchToPage(start + page);
    pdf.fillColor(pdfColors.muted).font('sans').fontSize(9);
    const top = HEIGHT - 40;
    pdf.text(note, MARGIN, top, { lineBreak: false });
    if (count === 1) continue;
    const number = texts.page(page + 1, count);
    pdf.text(number, MARGIN, top, { width: INNER, align: 'right' });
  }
}
