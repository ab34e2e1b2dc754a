import type { Core } from '@strapi/strapi';
import { downloadLink } from '../../../platform/downloads/downloadLink';
import type { Download, EventTicket, TicketBooking } from '../../../generated/types';
import { readTicketId } from '../../tickets/ticketCode';
import { ticketPdfTexts } from '../texts';
import { findBooking, notFound } from './bookings';
import { ticketPdf } from './ticketPdf';

interface OwnTicket {
  booking: TicketBooking;
  ticket: EventTicket;
}

/** @throws HttpError 404 for a ticket that is missing, refunded, or neither bought by nor in the name of the member */
async function requireTicket(strapi: Core.Strapi, userId: number, id: unknown): Promise<OwnTicket> {
  const parts = readTicketId(id);
  if (!parts) throw notFound();
  const booking = await findBooking(strapi, userId, parts.line);
  const ticket = booking.tickets.find(({ number }) => number === parts.number);
  if (!ticket) throw notFound();
  return { booking, ticket };
}

const fileName = ({ booking, ticket }: OwnTicket): string =>
  ticketPdfTexts.fileName(booking.slug, ticket.number);

/** @throws HttpError 404 as `requireTicket` */
export async function linkToTicket(
  strapi: Core.Strapi,
  userId: number,
  id: unknown,
): Promise<Download> {
  const found = await requireTicket(strapi, userId, id);
  const { documentId: subject } = found.ticket;
  return downloadLink({ purpose: 'event-ticket', subject, userId }, fileName(found));
}

/**
 * Renders the PDF when the link is opened.
 *
 * @throws HttpError 404 if it was refunded, or passed to another attendee, since the link was created
 */
export async function openTicket(
  strapi: Core.Strapi,
  userId: number,
  id: string,
): Promise<{ name: string; type: string; body: Buffer }> {
  const found = await requireTicket(strapi, userId, id);
  return {
    name: fileName(found),
    type: 'application/pdf',
    body: await ticketPdf(strapi, found.booking, found.ticket),
  };
}
