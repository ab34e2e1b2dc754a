import { pdfColors } from '../../platform/pdf/drawings';
import type { Pdf } from '../../platform/pdf/newPdf';
import { INNER, MARGIN, remainingHeight, startPage } from './layout';
import { orderPdfTexts as texts } from './texts';

export interface Cell {
  label: string;
  text: string;
}

interface Row {
  item: string;
  detail: string;
  quantity: string;
  unitPrice: string;
  amount: string;
}

const columns = [
  { name: 'item', x: 0, width: INNER - 260, align: 'left' },
  { name: 'quantity', x: INNER - 250, width: 50, align: 'right' },
  { name: 'unitPrice', x: INNER - 190, width: 90, align: 'right' },
  { name: 'amount', x: INNER - 95, width: 95, align: 'right' },
] as const;

const itemWidth = columns[0].width;

export function drawColumns(pdf: Pdf): void {
  const top = pdf.y;
  pdf.fillColor(pdfColors.muted).font('sans').fontSize(9.5);
  for (const { name, x, width, align } of columns) {
    pdf.text(texts.columns[name], MARGIN + x, top, { width, align });
  }
  drawLine(pdf, top + 16, pdfColors.ink);
  pdf.y = top + 24;
}

/** Starts a page, with the column headings, if the row does not fit on this one. */
export function drawRow(pdf: Pdf, row: Row): void {
  pdf.font('strong').fontSize(10.5);
  const titleHeight = pdf.heightOfString(row.item, { width: itemWidth });
  pdf.font('sans').fontSize(9);
  const height = titleHeight + pdf.heightOfString(row.detail, { width: itemWidth }) + 12;
  if (remainingHeight(pdf) < height) {
    startPage(pdf);
    drawColumns(pdf);
  }
  const top = pdf.y;
  pdf.fillColor(pdfColors.ink);
  for (const { name, x, width, align } of columns) {
    pdf.font(name === 'item' ? 'strong' : 'sans').fontSize(10.5);
    pdf.text(row[name], MARGIN + x, top, { width, align });
  }
  pdf.fillColor(pdfColors.muted).font('sans').fontSize(9);
  pdf.text(row.detail, MARGIN, top + titleHeight, { width: itemWidth });
  drawLine(pdf, top + height - 6, pdfColors.line);
  pdf.y = top + height;
}

function drawLine(pdf: Pdf, y: number, color: string): void {
  pdf.rect(MARGIN, y, INNER, 0.75).fill(color);
}
