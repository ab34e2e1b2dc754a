import type { Core } from '@strapi/strapi';
import ical, { ICalCalendarMethod } from 'ical-generator';
import { downloadLink } from '../../../platform/downloads/downloadLink';
import { environment } from '../../../platform/environment';
import { instituteName } from '@iia/shared/institute';
import { routePatterns } from '@iia/shared/routePatterns';
import { findBooking } from './bookings';
import { locationText } from '../../tickets/locationText';
import { ticketTexts } from '../texts';
import type { Download, TicketBooking } from '../../../generated/types';

const fileName = ({ slug }: TicketBooking): string => `${slug}.ics`;

/** @throws HttpError 404 for a booking that is missing, refunded or owned by another member */
export async function linkToCalendar(
  strapi: Core.Strapi,
  userId: number,
  id: unknown,
): Promise<Download> {
  const booking = await findBooking(strapi, userId, id);
  const { documentId: subject } = booking;
  return downloadLink({ purpose: 'calendar', subject, userId }, fileName(booking));
}

/** The event as iCalendar (RFC 5545). @throws HttpError 404 if it was refunded since the link was created */
export async function openCalendar(
  strapi: Core.Strapi,
  userId: number,
  id: string,
): Promise<{ name: string; type: string; body: Buffer }> {
  const booking = await findBooking(strapi, userId, id);
  const { publicUrl } = environment();
  const calendar = ical({
    prodId: { company: instituteName, product: 'Website', language: 'VI' },
    method: ICalCalendarMethod.PUBLISH,
  });
  const tickets = `${publicUrl}${routePatterns.myCourses}?ve=${booking.documentId}`;
  const lines = [
    booking.optionName,
    booking.mapUrl && ticketTexts.map(booking.mapUrl),
    booking.meetingUrl && ticketTexts.meeting(booking.meetingUrl),
    publicUrl && ticketTexts.ticketsAt(tickets),
  ];
  calendar.createEvent({
    // Stable, so that a calendar updates its entry instead of adding a second one.
    id: `ticket-${booking.documentId}@${publicUrl ? new URL(publicUrl).hostname : 'localhost'}`,
    start: new Date(booking.startAt),
    end: new Date(booking.endAt),
    summary: booking.title,
    description: lines.filter(Boolean).join('\n\n'),
    location: locationText(booking) ?? undefined,
    url: publicUrl ? tickets : undefined,
  });
  return {
    name: fileName(booking),
    type: 'text/calendar; charset=utf-8',
    body: Buffer.from(calendar.toString()),
  };
}
