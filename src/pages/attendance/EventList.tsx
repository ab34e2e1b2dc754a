import type { AttendanceEventsQuery } from '@/data/generated/operations/pages/attendance';
import { formatDateTimeRange } from '@iia/shared/dates';
import { formatCount } from '@iia/shared/numbers';
import { paths } from '@/lib/paths';
import { DataTable } from '@/ui/data-table/DataTable';
import { EmptyState } from '@/ui/EmptyState';
import { TextLink } from '@/ui/TextLink';
import { texts } from './texts';

const labels = texts.events;

type Events = AttendanceEventsQuery['attendanceEvents'];

export const EventList = ({ events }: { events: Events }) =>
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
            <TextLink to={paths.attendance({ kind, id })}>{title}</TextLink>
          ),
        },
        {
          id: 'time',
          label: labels.time,
          cell: ({ startAt, endAt }) => formatDateTimeRange(startAt, endAt),
        },
        { id: 'venue', label: labels.venue, cell: ({ venue }) => venue ?? '' },
        {
          id: 'tickets',
          label: labels.tickets,
          align: 'end',
          cell: ({ ticketCount }) => formatCount(ticketCount),
        },
        {
          id: 'present',
          label: labels.present,
          align: 'end',
          cell: ({ presentCount }) => formatCount(presentCount),
        },
      ]}
    />
  );
