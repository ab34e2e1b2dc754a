import { useState } from 'react';
import {
  AttendanceEventsDocument,
  CheckInListDocument,
} from '@/data/generated/operations/pages/attendance';
import { staffQueries } from '@/data/page/pageQueries';
import { partialQuery } from '@/data/page/pageQuery';
import { usePageQuery, usePage } from '@/data/page/usePageQuery';
import { AccountFrame } from '@/features/account/AccountFrame';
import { paths } from '@/lib/paths';
import { PageHeading } from '@/ui/PageHeading';
import { PageMeta } from '@/ui/PageMeta';
import { QueryBoundary } from '@/ui/QueryBoundary';
import { RowsSkeleton } from '@/ui/RowsSkeleton';
import { Stack } from '@/ui/Stack';
import { TextLink } from '@/ui/TextLink';
import { CheckIn } from './check-in/CheckIn';
import { EventList } from './EventList';
import { texts } from './texts';

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
    <AccountFrame>
      <PageMeta title={checkIn?.title ?? texts.title} description={texts.description} noindex />
      <PageHeading
        kicker={event ? texts.title : undefined}
        title={event ? (checkIn?.title ?? texts.title) : texts.title}
        lead={event ? undefined : texts.lead}
        close
      />
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
