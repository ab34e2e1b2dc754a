import { AttendanceEventsDocument } from '@/data/generated/operations/AttendanceEvents';
import { DoorListDocument } from '@/data/generated/operations/DoorList';
import { staffQueries } from '@/data/page/pageQueries';
import { askPart } from '@/data/page/question';
import { useAnswers } from '@/data/page/useAnswers';
import { AccountFrame } from '@/features/account/AccountFrame';
import { paths } from '@/lib/paths';
import { Answered } from '@/ui/Answered';
import { PageHeading } from '@/ui/PageHeading';
import { PageMeta } from '@/ui/PageMeta';
import { RowsSkeleton } from '@/ui/RowsSkeleton';
import { Stack } from '@/ui/Stack';
import { TextLink } from '@/ui/TextLink';
import { Door } from './door/Door';
import { EventList } from './EventList';
import { readEvent } from './readEvent';
import { texts } from './texts';
import { useLatest } from './useLatest';

export const queries = staffQueries(({ search }) => {
  const event = readEvent(search);
  return {
    events: askPart(AttendanceEventsDocument, event ? null : {}, 'cache-and-network'),
    door: askPart(DoorListDocument, event, 'cache-and-network'),
  };
});

/** `/tai-khoan/diem-danh`: the events near today, or with `?loai=&su-kien=` the door of one. */
export function Component() {
  const { answers, search } = useAnswers(queries);
  const event = readEvent(search);
  // A network that goes must not take the list away.
  const door = useLatest(event?.id, answers.door.data);
  return (
    <AccountFrame>
      <PageMeta title={door?.title ?? texts.title} description={texts.description} noindex />
      <PageHeading
        kicker={event ? texts.title : undefined}
        title={event ? (door?.title ?? texts.title) : texts.title}
        lead={event ? undefined : texts.lead}
        close
      />
      {event ? (
        <Stack gap={5}>
          <TextLink to={paths.attendance()}>{texts.door.all}</TextLink>
          <Answered
            answer={{ ...answers.door, data: door }}
            skeleton={<RowsSkeleton label={texts.door.loading} />}
          >
            {(list) => <Door key={list.documentId} list={list} refresh={answers.door.retry} />}
          </Answered>
        </Stack>
      ) : (
        <Answered answer={answers.events} skeleton={<RowsSkeleton label={texts.events.loading} />}>
          {(events) => <EventList events={events} />}
        </Answered>
      )}
    </AccountFrame>
  );
}
