import type { Knex } from 'knex';
import type { ItemKind } from '../../generated/types';
import { placeholders, query, toDate, type Row } from '../../platform/sql/query';
import { rowReader, toNumber } from '../../platform/sql/rowReader';
import { isoDate } from '@iia/shared/dates';
import { endOf } from '../../platform/clock/days';
import { readOptions, visibleVersion, type EventOption, type EventLocation } from './options';

/** A seminar, or a scheduled course. */
export interface TicketedEvent {
  kind: ItemKind;
  documentId: string;
  slug: string;
  title: string;
  startAt: Date;
  endAt: Date;
  location: EventLocation;
  cpeHours: number;
  /** Ethics hours among them. */
  ethicsHours: number;
  /** Of options with their own location or time, by key. */
  options: ReadonlyMap<string, EventOption>;
}

/**
 * The event as the buyers of an option attend it: at the option's times and, if it has a location, at that
 * location alone. See docs/decisions/0197.
 */
export function eventOfOption(event: TicketedEvent, optionId: string | null): TicketedEvent {
  const option = optionId === null ? undefined : event.options.get(optionId);
  if (!option) return event;
  return {
    ...event,
    startAt: option.startAt ?? event.startAt,
    endAt: option.endAt ?? event.endAt,
    location: option.location ?? event.location,
  };
}

/**
 * Minutes count from the start to the end of the event; for a course without an end, to the end of
 * its day.
 */
export const spanOf = ({ startAt, endAt }: TicketedEvent): { from: Date; to: Date } => ({
  from: startAt,
  to: endAt > startAt ? endAt : endOf(isoDate(startAt)),
});

export const isOver = (event: TicketedEvent, now: Date): boolean => spanOf(event).to <= now;

type EventRow = Omit<TicketedEvent, 'location' | 'options'> &
  Pick<EventLocation, 'venue' | 'meetingUrl'>;

const readRow = rowReader<EventRow>()(
  ['kind', 'documentId', 'slug', 'title', 'venue', 'meetingUrl'],
  { startAt: toDate, endAt: toDate, cpeHours: toNumber, ethicsHours: toNumber },
);

function toEvent(row: Row): TicketedEvent {
  const { venue, meetingUrl, ...event } = readRow(row);
  return {
    ...event,
    location: { venue, room: null, mapUrl: null, meetingUrl },
    options: new Map(),
  };
}

const COLUMNS =
  'item.document_id, item.slug, item.title, item.start_at, item.cpe_hours, item.ethics_hours';

const statement = (where: string) =>
  `select 'seminar' as kind, ${COLUMNS}, item.end_at, item.venue, item.meeting_url
   from seminars item where ${visibleVersion('seminars')} and ${where}
   union all
   select 'course' as kind, ${COLUMNS}, coalesce(item.end_at, item.start_at) as end_at,
          cast(null as text) as venue, cast(null as text) as meeting_url
   from courses item
   where ${visibleVersion('courses')} and item.format <> 'self-paced' and item.start_at is not null
     and ${where}`;

const CHUNK = 400;

/** Existing ones, by documentId. */
export async function readEvents(
  db: Knex,
  ids: readonly string[],
): Promise<Map<string, TicketedEvent>> {
  const found = new Map<string, TicketedEvent>();
  for (let from = 0; from < ids.length; from += CHUNK) {
    const some = ids.slice(from, from + CHUNK);
    const where = `item.document_id in (${placeholders(some.length)})`;
    const rows = await query<Row>(db, statement(where), [...some, ...some]);
    const seminars = rows.filter(({ kind }) => kind === 'seminar');
    const options = await readOptions(
      db,
      seminars.map(({ document_id: id }) => String(id)),
    );
    for (const event of rows.map(toEvent)) {
      found.set(event.documentId, { ...event, options: options.get(event.documentId) ?? none });
    }
  }
  return found;
}

const none: ReadonlyMap<string, EventOption> = new Map();

/** Events that overlap a span of time, without their options; drafts only if they are not published. */
export async function readEventsBetween(db: Knex, from: Date, to: Date): Promise<TicketedEvent[]> {
  const where = 'coalesce(item.end_at, item.start_at) >= ? and item.start_at <= ?';
  const rows = await query<Row>(db, statement(where), [from, to, from, to]);
  return rows.map(toEvent);
}
