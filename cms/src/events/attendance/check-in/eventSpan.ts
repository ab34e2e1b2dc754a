import { isoDate } from '@iia/shared/dates';
import { endOf } from '../../../platform/clock/days';
import type { TicketedEvent } from '../../tickets/events';
import type { Visit } from './foldScans';

/**
 * Minutes count from the start to the end of the event; for a course without an end, to the end of
 * its day.
 */
export const spanOf = ({ startAt, endAt }: TicketedEvent): Visit => ({
  from: startAt,
  to: endAt > startAt ? endAt : endOf(isoDate(startAt)),
});

export const isOver = (event: TicketedEvent, now: Date): boolean => spanOf(event).to <= now;
