import { useState } from 'react';
import { formatDateTimeRange } from '@iia/shared/dates';
import {
  AttendanceEventsDocument,
  type AttendanceEventsQuery,
  CheckInListDocument,
} from '@/data/generated/operations/pages/attendance';
import { staffQueries, partialQuery } from '@/data/page/pageQueries';
import { usePageQuery, usePage } from '@/data/page/usePageQuery';
import { AccountFrame } from '@/features/account/AccountFrame';
import { paths } from '@/lib/paths';
import { countColumn } from '@/ui/data-table/columns';
import { DataTable, WideText } from '@/ui/data-table/DataTable';
import { EmptyState } from '@/ui/EmptyState';
import { QueryBoundary } from '@/ui/QueryBoundary';
import { RowsSkeleton } from '@/ui/RowsSkeleton';
import { Stack } from '@/ui/layout';
import { TextLink } from '@/ui/TextLink';
import { CheckIn } from './check-in/CheckIn';
import { texts } from './texts';

const labels = texts.events;

type Events = AttendanceEventsQuery['attendanceEvents'];

const EventList = ({ events }: { events: Events }) =>
  events.length === 0 ? (
    <EmptyState title={labels.empty.title}>{labels.empty.body}</EmptyState>
  ) : (
    <DataTable
      caption={labels.caption}
      rows={events}
      keyOf={({ documentId }) => documentId}
      columns={[
        {
          id: 'event',
          label: labels.event,
          cell: ({ kind, documentId: id, title }) => (
            <WideText>
              <TextLink to={paths.attendance({ kind, id })}>{title}</TextLink>
            </WideText>
          ),
        },
        {
          id: 'time',
          label: labels.time,
          cell: ({ startAt, endAt }) => formatDateTimeRange(startAt, endAt),
        },
        { id: 'venue', label: labels.venue, cell: ({ venue }) => venue ?? '' },
        countColumn('ticketCount', labels.tickets),
        countColumn('presentCount', labels.present),
      ]}
    />
  );

/** The last defined value for the key. */
function useLastDefined<Value>(key: string | undefined, value: Value | undefined) {
  const [latest, setLatest] = useState({ key, value });
  if (latest.key !== key || (value !== undefined && latest.value !== value)) {
    setLatest({ key, value });
    return value;
  }
  return latest.value;
}

/** Reads `?loai=` and `?su-kien=`; null for no event. */
function readEvent(search: URLSearchParams): { kind: 'seminar' | 'course'; id: string } | null {
  const kind = search.get('loai');
  const id = search.get('su-kien');
  return (kind === 'seminar' || kind === 'course') && id ? { kind, id } : null;
}

export const queries = staffQueries(({ search }) => {
  const event = readEvent(search);
  return {
    events: partialQuery(AttendanceEventsDocument, event ? null : {}, 'cache-and-network'),
    checkIn: partialQuery(CheckInListDocument, event, 'cache-and-network'),
  };
});

/** `/tai-khoan/diem-danh`: the events near today, or with `?loai=&su-kien=` the check-in of one. */
export function Component() {
  const { search } = usePage();
  const checkInResult = usePageQuery(queries, 'checkIn');
  const eventsResult = usePageQuery(queries, 'events');
  const event = readEvent(search);
  // A lost network must not remove the list.
  const checkIn = useLastDefined(event?.id, checkInResult.data);
  return (
    <AccountFrame
      title={checkIn?.title ?? texts.title}
      description={texts.description}
      kicker={event ? texts.title : undefined}
      lead={event ? undefined : texts.lead}
    >
      {event ? (
        <Stack gap={5}>
          <TextLink to={paths.attendance()}>{texts.checkIn.all}</TextLink>
          <QueryBoundary
            result={{ ...checkInResult, data: checkIn }}
            skeleton={<RowsSkeleton label={texts.checkIn.loading} />}
          >
            {(list) => <CheckIn key={list.documentId} list={list} refresh={checkInResult.retry} />}
          </QueryBoundary>
        </Stack>
      ) : (
        <QueryBoundary
          result={eventsResult}
          skeleton={<RowsSkeleton label={texts.events.loading} />}
        >
          {(events) => <EventList events={events} />}
        </QueryBoundary>
      )}
    </AccountFrame>
  );
}
