import type { Knex } from 'knex';
import { placeholders, query, type Row } from '../../platform/sql/query';
import { dateOrNull, rowReader } from '../../platform/sql/rowReader';
import { tables } from '../../platform/tables';

/** Where an event is attended. */
export interface EventLocation {
  /** Null for a course. */
  venue: string | null;
  room: string | null;
  mapUrl: string | null;
  /** Of an online meeting, for attendees only. */
  meetingUrl: string | null;
}

/** What an option of a seminar overrides. */
export interface EventOption {
  startAt: Date | null;
  endAt: Date | null;
  /** Null if the option has the seminar's location. */
  location: EventLocation | null;
}

/** The published version, or the draft if there is none: its buyers still have their seats. */
export const visibleVersion = (table: string): string =>
  `(item.published_at is not null or not exists (
  select 1 from ${table} other
  where other.document_id = item.document_id and other.published_at is not null))`;

interface OptionRow extends EventLocation {
  seminarId: string;
  key: string;
  startAt: Date | null;
  endAt: Date | null;
}

const toOption = rowReader<OptionRow>()(
  ['seminarId', 'key', 'venue', 'room', 'mapUrl', 'meetingUrl'],
  { startAt: dateOrNull, endAt: dateOrNull },
);

/** The options of seminars that override something, by the seminar's documentId and their key. */
export async function readOptions(
  db: Knex,
  seminarIds: readonly string[],
): Promise<Map<string, Map<string, EventOption>>> {
  const seminars = new Map<string, Map<string, EventOption>>();
  if (seminarIds.length === 0) return seminars;
  const rows = await query<Row>(
    db,
    `select item.document_id as seminar_id, choice.key, choice.venue, choice.room, choice.map_url,
            choice.meeting_url, choice.start_at, choice.end_at
     from seminars item
     join ${tables.seminarParts} own on own.entity_id = item.id and own.field = 'orderOptionGroup'
     join ${tables.optionGroupParts} part on part.entity_id = own.cmp_id and part.field = 'options'
     join ${tables.options} choice on choice.id = part.cmp_id
     where item.document_id in (${placeholders(seminarIds.length)}) and ${visibleVersion('seminars')}
       and (coalesce(choice.venue, choice.meeting_url) is not null
         or choice.start_at is not null or choice.end_at is not null)`,
    seminarIds,
  );
  for (const { seminarId, key, startAt, endAt, ...location } of rows.map(toOption)) {
    const options = seminars.get(seminarId) ?? new Map<string, EventOption>();
    seminars.set(seminarId, options);
    const isOwn = location.venue !== null || location.meetingUrl !== null;
    options.set(key, { startAt, endAt, location: isOwn ? location : null });
  }
  return seminars;
}
