import type { Core } from '@strapi/strapi';
import { instituteName } from '@iia/shared/institute';
import type { Quote } from '../../generated/types';
import { pdfColors } from '../../platform/pdf/drawings';
import { renderPdf, type Pdf } from '../../platform/pdf/newPdf';
import { amountInWords } from '../../platform/text/amountInWords';
import { drawHead, drawPageNumbers } from './frame';
import { INNER, MARGIN, remainingHeight, startPage } from './layout';
import { drawLines, drawTotals } from './lines';
import { orderPdfTexts, quotationTexts as texts } from './texts';

export interface Seller {
  name: string | null;
  address: string | null;
  taxCode: string | null;
  contact: string;
}

export interface Quotation {
  number: string;
  madeOn: string;
  validUntil: string;
  /** Null before the institute's information is entered. */
  seller: Seller | null;
  buyer: {
    company: string;
    taxCode: string;
    address?: string | null;
    purchaseOrder?: string | null;
  };
  quote: Quote;
}

/** The space that the amount in words and the terms need. */
const TERMS_HEIGHT = 170;

/** One page, unless there are too many lines for it. */
export function quotationPdf(strapi: Core.Strapi, quotation: Quotation): Promise<Buffer> {
  const { number, quote } = quotation;
  const title = `${texts.title} ${number}`;
  return renderPdf(strapi, { title, layout: 'portrait', pages: 'buffered' }, (pdf) => {
    drawHead(pdf);
    drawTitle(pdf, quotation);
    drawParties(pdf, quotation);
    drawLines(pdf, quote.lines);
    drawTotals(pdf, quote);
    if (remainingHeight(pdf) < TERMS_HEIGHT) startPage(pdf);
    drawWords(pdf, quote.total);
    drawTerms(pdf, quotation.validUntil);
    drawPageNumbers(pdf, texts.automatic);
  });
}

function drawTitle(pdf: Pdf, { number, madeOn, validUntil }: Quotation): void {
  pdf.fillColor(pdfColors.primary).font('serif').fontSize(24);
  pdf.text(texts.title, MARGIN, 112, { width: INNER });
  pdf.fillColor(pdfColors.muted).font('sans').fontSize(10.5);
  const facts = [texts.number(number), texts.madeOn(madeOn), texts.validUntil(validUntil)];
  pdf.text(facts.join(' · '), { width: INNER });
  pdf.y += 18;
}

function drawParties(pdf: Pdf, { seller, buyer }: Quotation): void {
  const top = pdf.y;
  const width = INNER / 2 - 12;
  const draw = (
    x: number,
    heading: string,
    name: string,
    lines: readonly (string | null | undefined | false)[],
  ): number => {
    pdf.fillColor(pdfColors.muted).font('sans').fontSize(9.5);
    pdf.text(heading, x, top, { width });
    pdf.fillColor(pdfColors.ink).font('strong').fontSize(11);
    pdf.text(name, x, pdf.y + 2, { width });
    pdf.font('sans').fontSize(10.5);
    for (const line of lines) if (line) pdf.text(line, x, pdf.y + 2, { width });
    return pdf.y;
  };
  const { company, taxCode, address, purchaseOrder } = buyer;
  const left = draw(MARGIN, texts.buyer, company, [
    orderPdfTexts.taxCode(taxCode),
    address && texts.address(address),
    purchaseOrder && orderPdfTexts.purchaseOrder(purchaseOrder),
  ]);
  const right = draw(MARGIN + INNER / 2 + 12, texts.seller, seller?.name ?? instituteName, [
    seller?.taxCode && orderPdfTexts.taxCode(seller.taxCode),
    seller?.address && texts.address(seller.address),
    seller?.contact,
  ]);
  pdf.y = Math.max(left, right) + 20;
}

function drawWords(pdf: Pdf, total: number): void {
  pdf.fillColor(pdfColors.ink).font('sans').fontSize(10.5);
  pdf.text(texts.inWords(amountInWords(total)), MARGIN, pdf.y + 6, { width: INNER });
}

function drawTerms(pdf: Pdf, validUntil: string): void {
  pdf.y += 20;
  pdf.rect(MARGIN, pdf.y, 28, 3).fill(pdfColors.accent);
  pdf.fillColor(pdfColors.primary).font('serif').fontSize(15);
  pdf.text(texts.terms, MARGIN, pdf.y + 12, { width: INNER });
  pdf.fillColor(pdfColors.ink).font('sans').fontSize(10.5);
  for (const term of [texts.prices(validUntil), texts.seats, texts.payment]) {
    pdf.text(term, MARGIN, pdf.y + 6, { width: INNER });
  }
}
