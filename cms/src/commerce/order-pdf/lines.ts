import { itemKindNames } from '@iia/shared/names';
import { formatAmount } from '@iia/shared/numbers';
import type { Quote } from '../../generated/types';
import { pdfColors } from '../../platform/pdf/drawings';
import type { Pdf } from '../../platform/pdf/newPdf';
import { INNER, MARGIN, remainingHeight, startPage } from './layout';
import { drawColumns, drawRow, type Cell } from './table';
import { orderPdfTexts as texts } from './texts';

type Line = Pick<
  Quote['lines'][number],
  'kind' | 'title' | 'optionName' | 'quantity' | 'unitPrice' | 'amount'
>;

export function drawLines(pdf: Pdf, lines: readonly Line[]): void {
  drawColumns(pdf);
  for (const line of lines) {
    const kind = itemKindNames[line.kind];
    drawRow(pdf, {
      item: line.title,
      detail: line.optionName ? `${kind} · ${line.optionName}` : kind,
      quantity: String(line.quantity),
      unitPrice: formatAmount(line.unitPrice),
      amount: formatAmount(line.amount),
    });
  }
}

export function drawTotals(pdf: Pdf, { subtotal, discounts, total }: Omit<Quote, 'lines'>): void {
  const rows: (Cell & { strong?: boolean })[] = [
    ...(discounts.length > 0 ? [{ label: texts.subtotal, text: formatAmount(subtotal) }] : []),
    ...discounts.map(({ label, amount }) => ({ label, text: `-${formatAmount(amount)}` })),
    { label: texts.total, text: formatAmount(total), strong: true },
  ];
  if (remainingHeight(pdf) < rows.length * 20 + 10) startPage(pdf);
  pdf.y += 10;
  for (const { label, text, strong = false } of rows) {
    const top = pdf.y;
    pdf.font(strong ? 'strong' : 'sans').fontSize(strong ? 13 : 10.5);
    pdf.fillColor(strong ? pdfColors.ink : pdfColors.muted);
    pdf.text(label, MARGIN, top, { width: INNER - 130, align: 'right' });
    const bottom = pdf.y;
    pdf.fillColor(pdfColors.ink);
    pdf.text(text, MARGIN + INNER - 120, top, { width: 120, align: 'right' });
    pdf.y = Math.max(bottom, pdf.y) + 5;
  }
}
