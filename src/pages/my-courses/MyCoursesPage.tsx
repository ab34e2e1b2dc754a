import {
  UserBookingDocument,
  UserBookingsDocument,
  UserCourseDocument,
  UserCoursesDocument,
  UserDocumentsDocument,
} from '@/data/generated/operations/pages/my-courses';
import { memberQueries, partialQuery } from '@/data/page/pageQueries';
import { usePageQuery, usePage } from '@/data/page/usePageQuery';
import { AccountFrame } from '@/features/account/AccountFrame';
import { examParameter, paths } from '@/lib/paths';
import { readPage } from '@/lib/readPage';
import { QueryBoundary } from '@/ui/QueryBoundary';
import { RowsSkeleton } from '@/ui/RowsSkeleton';
import { Stack } from '@/ui/layout';
import { Tabs } from '@/ui/Tabs';
import { OwnedCourseView } from './course/OwnedCourseView';
import { CourseLedger } from './CourseLedger';
import { DocumentLedger } from './DocumentLedger';
import { SaveOffline } from './offline/SaveOffline';
import { texts } from './texts';
import { BookingTickets } from './tickets/BookingTickets';
import { texts as ticketTexts } from './tickets/texts';
import { TicketLedger } from './tickets/TicketLedger';

interface LibraryParams {
  tab: 'courses' | 'documents' | 'tickets';
  /** The `documentId` of the open booking. */
  booking: string | null;
  /** The `documentId` of the open course. */
  course: string | null;
  /** The number of the open lesson, from 1, or the exam. */
  lesson: number | 'exam' | null;
}

const tabs = { 'tai-lieu': 'documents', ve: 'tickets' } as const;

/** Reads `?muc=`, `?khoa-hoc=`, `?bai=` and `?ve=`; invalid values are ignored. */
function readLibraryParams(search: URLSearchParams): LibraryParams {
  const lesson = search.get('bai') ?? '';
  return {
    tab: tabs[search.get('muc') as keyof typeof tabs] ?? 'courses',
    booking: search.get('ve') || null,
    course: search.get('khoa-hoc') || null,
    lesson:
      lesson === examParameter ? 'exam' : /^[1-9]\d{0,3}$/.test(lesson) ? Number(lesson) : null,
  };
}

export const queries = memberQueries(({ search }) => {
  const { tab, course, booking } = readLibraryParams(search);
  const list = course || booking ? null : tab;
  return {
    course: partialQuery(UserCourseDocument, course ? { id: course } : null, 'cache-and-network'),
    courses: partialQuery(UserCoursesDocument, list === 'courses' ? {} : null, 'cache-and-network'),
    documents: partialQuery(
      UserDocumentsDocument,
      list === 'documents' ? {} : null,
      'cache-and-network',
    ),
    booking: partialQuery(
      UserBookingDocument,
      booking ? { id: booking } : null,
      'cache-and-network',
    ),
    bookings: partialQuery(
      UserBookingsDocument,
      list === 'tickets' ? { page: readPage(search) } : null,
      'cache-and-network',
    ),
  };
});

/** `/tai-khoan/khoa-hoc-cua-toi`: purchased items; with `?khoa-hoc=` one course and its lessons, with `?ve=` tickets. */
export function Component() {
  const { search, now } = usePage();
  const courseResult = usePageQuery(queries, 'course');
  const bookingResult = usePageQuery(queries, 'booking');
  const coursesResult = usePageQuery(queries, 'courses');
  const documentsResult = usePageQuery(queries, 'documents');
  const bookingsResult = usePageQuery(queries, 'bookings');
  const { tab, course, lesson, booking } = readLibraryParams(search);
  if (course) return <OwnedCourseView key={course} course={courseResult} lesson={lesson} />;
  if (booking) return <BookingTickets key={booking} booking={bookingResult} />;
  return (
    <AccountFrame title={texts.title} description={texts.description} lead={texts.lead}>
      <Stack gap={6}>
        <Tabs
          label={texts.tabs.label}
          items={(['courses', 'documents', 'tickets'] as const).map((name) => ({
            to: paths.myCourses({ tab: name }),
            label: texts.tabs[name],
            current: tab === name,
          }))}
        />
        {tab === 'courses' ? (
          <QueryBoundary
            result={coursesResult}
            skeleton={<RowsSkeleton label={texts.courses.loading} />}
          >
            {(courses) => <CourseLedger courses={courses} />}
          </QueryBoundary>
        ) : null}
        {tab === 'documents' ? (
          <QueryBoundary
            result={documentsResult}
            skeleton={<RowsSkeleton label={texts.documents.loading} />}
          >
            {(documents) => <DocumentLedger documents={documents} />}
          </QueryBoundary>
        ) : null}
        {tab === 'tickets' ? (
          <QueryBoundary
            result={bookingsResult}
            skeleton={<RowsSkeleton label={ticketTexts.loading} />}
          >
            {(bookings) => <TicketLedger {...bookings} now={now} />}
          </QueryBoundary>
        ) : null}
        <SaveOffline />
      </Stack>
    </AccountFrame>
  );
}
