import type { Core } from '@strapi/strapi';
import { statusNames } from '@iia/shared/names';
import { formatDateTime } from '@iia/shared/dates';
import { pdfColors } from '../../platform/pdf/drawings';
import { renderPdf, type Pdf } from '../../platform/pdf/newPdf';
import type { OrderResponse } from '../orders/orderResponse';
import { drawHead, drawPageNumbers } from './frame';
import { INNER, MARGIN, remainingHeight, startPage } from './layout';
import { drawPayment, PAYMENT_HEIGHT } from './payment';
import { drawLines, drawTotals } from './lines';
import { orderPdfTexts as texts } from './texts';

/** One page, unless the order has too many lines for it. */
export function orderPdf(strapi: Core.Strapi, order: OrderResponse): Promise<Buffer> {
  const title = texts.title(order.code);
  return renderPdf(strapi, { title, layout: 'portrait', pages: 'buffered' }, (pdf) => {
    drawHead(pdf);
    drawTitle(pdf, order);
    drawParties(pdf, order);
    drawLines(pdf, order.lines);
    drawTotals(pdf, order);
    if (order.payment) {
      if (remainingHeight(pdf) < PAYMENT_HEIGHT) startPage(pdf);
      drawPayment(pdf, order.payment);
    }
    drawPageNumbers(pdf, texts.notAnInvoice);
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
        invoice.purchaseOrder && texts.purchaseOrder(invoice.purchaseOrder),
      ])
    : 0;
  pdf.y = Math.max(left, right) + 20;
}
