import type { Core } from '@strapi/strapi';
import { itemKindNames, statusNames } from '@iia/shared/names';
import { formatAmount } from '@iia/shared/numbers';
import { formatDateTime } from '@iia/shared/dates';
import { pdfColors, drawMark } from '../../platform/pdf/drawings';
import { renderPdf, type Pdf } from '../../platform/pdf/newPdf';
import type { OrderResponse } from '../orders/orderResponse';
import { INNER, MARGIN, remainingHeight, startPage, HEIGHT, WIDTH } from './layout';
import { drawPayment, PAYMENT_HEIGHT } from './payment';
import { drawColumns, drawRow, type Cell } from './table';
import { orderPdfTexts as texts } from './texts';
import { instituteName } from '@iia/shared/institute';

/** One page, unless the order has too many lines for it. */
export function orderPdf(strapi: Core.Strapi, order: OrderResponse): Promise<Buffer> {
  const title = texts.title(order.code);
  return renderPdf(strapi, { title, layout: 'portrait', pages: 'buffered' }, (pdf) => {
    drawHead(pdf);
    drawTitle(pdf, order);
    drawParties(pdf, order);
    drawLines(pdf, order);
    drawTotals(pdf, order);
    if (order.payment) {
      if (remainingHeight(pdf) < PAYMENT_HEIGHT) startPage(pdf);
      drawPayment(pdf, order.payment);
    }
    drawPageNumbers(pdf);
  });
}

function drawTitle(pdf: Pdf, { code, placedAt, status }: OrderResponse): void {
  pdf.fillColor(pdfColors.primary).font('serif').fontSize(24);
  pdf.text(texts.title(code), MARGIN, 112, { width: INNER });
  pdf.fillColor(pdfColors.muted).font('sans').fontSize(10.5);
  const placed = texts.placed(formatDateTime(new Date(placedAt)));
  pdf.text(`${placed} · ${texts.status(statusNames[status])}`, { width: INNER });
  pdf.y += 18;
}

function drawParties(pdf: Pdf, { customer, invoice }: OrderResponse): void {
  const top = pdf.y;
  const width = INNER / 2 - 12;
  const block = (x: number, heading: string, lines: readonly (string | null)[]): number => {
    pdf.fillColor(pdfColors.muted).font('sans').fontSize(9.5);
    pdf.text(heading, x, top, { width });
    pdf.fillColor(pdfColors.ink).fontSize(10.5);
    for (const line of lines) if (line) pdf.text(line, x, pdf.y + 2, { width });
    return pdf.y;
  };
  const { fullName, email, phone, address } = customer;
  const left = block(MARGIN, texts.customer, [fullName, phone, email, address]);
  const right = invoice
    ? block(MARGIN + INNER / 2 + 12, texts.invoice, [
        invoice.name,
        invoice.taxCode && texts.taxCode(invoice.taxCode),
        invoice.address,
        invoice.email,
      ])
    : 0;
  pdf.y = Math.max(left, right) + 20;
}

function drawLines(pdf: Pdf, { lines }: OrderResponse): void {
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

function drawTotals(pdf: Pdf, { subtotal, discounts, total }: OrderResponse): void {
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

function drawHead(pdf: Pdf): void {
  pdf.rect(0, 0, WIDTH, 7).fill(pdfColors.primary);
  drawMark(pdf, { x: MARGIN, y: 44, size: 34 });
  pdf.fillColor(pdfColors.ink).font('strong').fontSize(12);
  pdf.text(instituteName, MARGIN + 46, 54, { lineBreak: false });
}

/** Drawn last, when the number of pages is known. */
function drawPageNumbers(pdf: Pdf): void {
  const { start, count } = pdf.bufferedPageRange();
  for (let page = 0; page < count; page += 1) {
    pdf.switchToPage(start + page);
    pdf.fillColor(pdfColors.muted).font('sans').fontSize(9);
    const top = HEIGHT - 40;
    pdf.text(texts.notAnInvoice, MARGIN, top, { lineBreak: false });
    if (count === 1) continue;
    const number = texts.page(page + 1, count);
    pdf.text(number, MARGIN, top, { width: INNER, align: 'right' });
  }
}
