import type { Core } from '@strapi/strapi';
import { formatDateTimeRange, formatWeekday } from '@iia/shared/dates';
import { instituteName } from '@iia/shared/institute';
import type { EventTicket, TicketBooking } from '../../../generated/types';
import { drawMark, drawQr, pdfColors } from '../../../platform/pdf/drawings';
import { renderPdf, type Pdf } from '../../../platform/pdf/newPdf';
import { ticketPdfTexts as texts } from '../texts';
import { locationText } from '../../tickets/locationText';

/** In points: A6 portrait, which a phone shows whole. */
const WIDTH = 297.64;
const HEIGHT = 419.53;
const MARGIN = 22;
const INNER = WIDTH - 2 * MARGIN;
const HALF = INNER / 2 - 6;
const QR = 122;

/** One page with the QR code, the attendee, and the time and location of the option bought. */
export function ticketPdf(
  strapi: Core.Strapi,
  booking: TicketBooking,
  ticket: EventTicket,
): Promise<Buffer> {
  const title = texts.title(booking.title, ticket.number);
  return renderPdf(strapi, { title, layout: 'portrait', size: 'A6' }, (pdf) => {
    drawHead(pdf, booking.title);
    drawFacts(pdf, booking, ticket);
    drawCode(pdf, ticket.code);
  });
}

function drawHead(pdf: Pdf, title: string): void {
  pdf.rect(0, 0, WIDTH, 5).fill(pdfColors.primary);
  drawMark(pdf, { x: MARGIN, y: 18, size: 20 });
  pdf.fillColor(pdfColors.ink).font('strong').fontSize(8);
  pdf.text(instituteName, MARGIN + 28, 24, { lineBreak: false });
  pdf.font('serif').fontSize(14);
  if (pdf.heightOfString(title, { width: INNER }) > 40) pdf.fontSize(11.5);
  pdf.text(title, MARGIN, 48, { width: INNER, height: 50, ellipsis: true });
  pdf.y = Math.min(pdf.y, 98) + 8;
  pdf.rect(MARGIN, pdf.y, INNER, 0.75).fill(pdfColors.line);
  pdf.y += 8;
}

interface Fact {
  label: string;
  text: string;
  width?: number;
  x?: number;
  lines?: number;
  size?: number;
  link?: string | null;
}

function drawFact(
  pdf: Pdf,
  { label, text, width = INNER, x = MARGIN, lines = 1, size = 8.5, link = null }: Fact,
): void {
  const top = pdf.y;
  pdf.fillColor(pdfColors.muted).font('sans').fontSize(6.5);
  pdf.text(label, x, top, { width, lineBreak: false });
  pdf
    .fillColor(link ? pdfColors.primary : pdfColors.ink)
    .font('strong')
    .fontSize(size);
  const height = lines * size * 1.45;
  pdf.text(text, x, top + 9, { width, height, ellipsis: true, ...(link && { link }) });
  pdf.y += 7;
}

function drawFacts(pdf: Pdf, booking: TicketBooking, ticket: EventTicket): void {
  const { startAt, endAt, optionName, mapUrl, meetingUrl } = booking;
  drawFact(pdf, { label: texts.attendee, text: ticket.holderName ?? texts.nobody, size: 11 });
  const top = pdf.y;
  const time = `${formatWeekday(startAt)}, ${formatDateTimeRange(startAt, endAt)}`;
  drawFact(pdf, { label: texts.time, text: time, width: HALF, lines: 2 });
  const bottom = pdf.y;
  pdf.y = top;
  drawFact(pdf, {
    label: optionName ? texts.numbered(ticket.number) : texts.ticket,
    text: optionName ?? texts.numbered(ticket.number),
    width: HALF,
    x: MARGIN + HALF + 12,
    lines: 2,
  });
  pdf.y = Math.max(bottom, pdf.y);
  drawFact(pdf, {
    label: texts.venue,
    text: locationText(booking) ?? texts.byCourse,
    lines: 2,
    link: mapUrl,
  });
  if (meetingUrl) drawFact(pdf, { label: texts.meeting, text: meetingUrl, link: meetingUrl });
}

function drawCode(pdf: Pdf, code: string): void {
  const top = HEIGHT - QR - 40;
  drawQr(pdf, code, { x: (WIDTH - QR) / 2, y: top, size: QR });
  pdf.fillColor(pdfColors.ink).font('strong').fontSize(10);
  pdf.text(code, MARGIN, top + QR, { width: INNER, align: 'center' });
  pdf.fillColor(pdfColors.muted).font('sans').fontSize(6.5);
  pdf.text(texts.use, MARGIN, top + QR + 18, { width: INNER, align: 'center' });
}
