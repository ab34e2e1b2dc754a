import type { PaymentInstructions } from '../billing/payment';
import { formatAmount } from '@iia/shared/numbers';
import { formatDateTime } from '@iia/shared/dates';
import { drawQr, pdfColors } from '../../platform/pdf/drawings';
import type { Pdf } from '../../platform/pdf/newPdf';
import { INNER, MARGIN } from './layout';
import { orderPdfTexts } from './texts';

const texts = orderPdfTexts.payment;
const QR = 132;

/** Points, with the space above. */
export const PAYMENT_HEIGHT = QR + 70;

export function drawPayment(pdf: Pdf, payment: PaymentInstructions): void {
  pdf.y += 20;
  const top = pdf.y;
  pdf.rect(MARGIN, top, 28, 3).fill(pdfColors.accent);
  pdf.fillColor(pdfColors.primary).font('serif').fontSize(15);
  pdf.text(texts.title, MARGIN, top + 12, { width: INNER });
  const facts = [
    [texts.bank, payment.bankName],
    [texts.account, payment.accountNumber],
    [texts.name, payment.accountName],
    [texts.amount, formatAmount(payment.amount)],
    [texts.purpose, payment.purpose],
    [texts.before, formatDateTime(new Date(payment.payBefore))],
  ] as const;
  const width = INNER - QR - 24;
  pdf.y = top + 42;
  for (const [label, text] of facts) {
    const y = pdf.y;
    pdf.fillColor(pdfColors.muted).font('sans').fontSize(10.5);
    pdf.text(label, MARGIN, y, { width: 130 });
    pdf.fillColor(pdfColors.ink).font('strong');
    pdf.text(text, MARGIN + 136, y, { width: width - 136 });
    pdf.y = Math.max(pdf.y, y + 14) + 5;
  }
  drawQr(pdf, payment.vietQr, { x: MARGIN + INNER - QR, y: top + 34, size: QR });
}
