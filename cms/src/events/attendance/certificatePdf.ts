import type { Core } from '@strapi/strapi';
import { environment } from '../../platform/environment';
import { instituteName } from '@iia/shared/institute';
import { routePatterns } from '@iia/shared/routePatterns';
import { drawMark, drawQr, pdfColors } from '../../platform/pdf/drawings';
import { renderPdf, type Pdf } from '../../platform/pdf/newPdf';
import type { AttendanceCertificate } from './attendanceCertificate';
import { certificateTexts as texts } from './texts';

/** In points: A4 landscape. */
const WIDTH = 842;
const HEIGHT = 595;
const MARGIN = 62;
const INNER = WIDTH - 2 * MARGIN;
const QR = 104;

/** One page, with a QR code of the certificate's public page. */
export function certificatePdf(
  strapi: Core.Strapi,
  certificate: AttendanceCertificate,
): Promise<Buffer> {
  const title = `${texts.title} ${certificate.number}`;
  return renderPdf(strapi, { title, layout: 'landscape' }, (pdf) => {
    drawHead(pdf);
    drawStatement(pdf, certificate);
    drawFacts(pdf, certificate);
    drawVerification(pdf, certificate.code);
  });
}

function drawHead(pdf: Pdf): void {
  pdf.rect(0, 0, WIDTH, 9).fill(pdfColors.primary);
  drawMark(pdf, { x: MARGIN, y: 44, size: 40 });
  pdf.fillColor(pdfColors.ink).font('strong').fontSize(13);
  pdf.text(instituteName, MARGIN + 54, 55, { lineBreak: false });
}

/** The font size at which a text fits into some lines, between a largest and a smallest one. */
function fit(pdf: Pdf, text: string, width: number, sizes: readonly number[], lines: number): void {
  for (const size of sizes) {
    pdf.fontSize(size);
    const height = pdf.heightOfString(text, { width, lineGap: size * 0.15 });
    if (height <= lines * size * 1.6) return;
  }
}

function drawStatement(pdf: Pdf, { kind, holderName, title }: AttendanceCertificate): void {
  pdf.fillColor(pdfColors.primary).font('serif').fontSize(34);
  pdf.text(texts.title, MARGIN, 116, { width: INNER });
  pdf.fillColor(pdfColors.muted).font('sans').fontSize(13);
  pdf.text(texts.certifies, MARGIN, 180, { width: INNER });
  pdf.fillColor(pdfColors.ink).font('serif');
  fit(pdf, holderName, INNER, [30, 26, 22, 18], 1);
  pdf.text(holderName, MARGIN, 202, { width: INNER, height: 46, ellipsis: true });
  pdf.fillColor(pdfColors.muted).font('sans').fontSize(13);
  pdf.text(texts.has[kind], MARGIN, 264, { width: INNER });
  pdf.fillColor(pdfColors.ink).font('serif');
  fit(pdf, title, INNER, [24, 21, 18, 15], 2);
  pdf.text(title, MARGIN, 286, { width: INNER, height: 82, lineGap: 3, ellipsis: true });
}

function drawFacts(pdf: Pdf, certificate: AttendanceCertificate): void {
  const facts = [
    [texts.hours, texts.hoursOf(certificate.hours)],
    [texts.completedOn[certificate.kind], certificate.completedOn.split('-').reverse().join('/')],
    [texts.number, certificate.number],
  ] as const;
  const top = 374;
  pdf.rect(MARGIN, top, INNER, 0.75).fill(pdfColors.line);
  const column = INNER / facts.length;
  facts.forEach(([term, fact], index) => {
    const x = MARGIN + index * column;
    pdf.fillColor(pdfColors.muted).font('sans').fontSize(10.5);
    pdf.text(term, x, top + 14, { width: column - 16 });
    pdf.fillColor(pdfColors.ink).font('strong').fontSize(15);
    pdf.text(fact, x, top + 32, { width: column - 16, lineBreak: false });
  });
}

function drawVerification(pdf: Pdf, code: string): void {
  const { publicUrl } = environment();
  const page = `${publicUrl}${routePatterns.verifyAttendance}`;
  const top = HEIGHT - MARGIN - QR + 32;
  // Without a public address there is nothing to scan.
  if (publicUrl) drawQr(pdf, `${page}#${code}`, { x: WIDTH - MARGIN - QR + 11, y: top, size: QR });
  const width = INNER - QR - 20;
  pdf.rect(MARGIN, top + 11, 28, 3).fill(pdfColors.accent);
  pdf.fillColor(pdfColors.muted).font('sans').fontSize(10.5);
  pdf.text(texts.verify(publicUrl ? page : ''), MARGIN, top + 26, { width, lineGap: 3 });
  pdf.fillColor(pdfColors.ink).font('strong').fontSize(12);
  pdf.text(texts.code(code), MARGIN, top + 66, { width, lineBreak: false });
}
