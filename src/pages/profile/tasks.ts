import { DAY_MS, formatDate, formatDateTime, formatDateTimeRange } from '@iia/shared/dates';
import { formatAmount, formatDecimal } from '@iia/shared/numbers';
import type {
  OverviewBookingsQuery,
  OverviewCoursesQuery,
  OverviewHoursQuery,
  OverviewOrdersQuery,
  OverviewRenewalsQuery,
} from '@/data/generated/operations/pages/profile';
import type { ProfileQuery } from '@/data/generated/operations/data/session';
import { missingHoursText } from '@/features/cpe/missingHoursText';
import { membershipState } from '@/features/membership/membershipState';
import { texts as membershipTexts } from '@/features/membership/membershipTexts';
import { paths } from '@/lib/paths';
import { texts } from './texts';

const labels = texts.tasks;

/** Something that waits for the member, with the one step that does it. */
export interface Task {
  id: string;
  /** When: a deadline, or the time of an event. */
  when: string | null;
  urgent: boolean;
  title: string;
  detail: string | null;
  action: { label: string; to: string };
}

export interface TaskSources {
  orders: OverviewOrdersQuery['userOrder'] | undefined;
  renewals: OverviewRenewalsQuery['userRenewRequests'] | undefined;
  bookings: OverviewBookingsQuery['userBookings'] | undefined;
  courses: OverviewCoursesQuery['userCourses'] | undefined;
  hours: OverviewHoursQuery['cpeRecord'] | undefined;
  profile: ProfileQuery['me'] | undefined;
}

/** A membership that ended longer ago is no longer a task. */
const ENDED_DAYS = 60;

/**
 * The member's tasks, the most urgent first: payments, the next event, a lesson, hours, the membership.
 *
 * @param now ms since 1970 (UTC)
 */
export function tasksOf(sources: TaskSources, now: number): Task[] {
  return [
    ...payments(sources, now),
    ...nextEvent(sources.bookings, now),
    ...lesson(sources.courses),
    ...missingHours(sources.hours),
    ...membership(sources.profile, now),
  ];
}

function payments({ orders, renewals }: TaskSources, now: number): Task[] {
  const due = [
    ...(orders?.items ?? []).map(({ documentId, code, payment }) => ({
      id: documentId,
      payment,
      title: labels.payOrder(code),
      to: paths.purchaseHistory({ order: documentId }),
    })),
    ...(renewals ?? []).map(({ documentId, code, payment }) => ({
      id: documentId,
      payment,
      title: labels.payRenewal(code),
      to: paths.memberType(),
    })),
  ];
  return due
    .flatMap(({ payment, ...task }) => (payment ? [{ ...task, payment }] : []))
    .filter(({ payment }) => Date.parse(payment.payBefore) > now)
    .sort((a, b) => Date.parse(a.payment.payBefore) - Date.parse(b.payment.payBefore))
    .map(({ id, title, to, payment }) => ({
      id,
      when: labels.payBefore(formatDateTime(payment.payBefore)),
      urgent: Date.parse(payment.payBefore) - now < DAY_MS,
      title,
      detail: formatAmount(payment.amount),
      action: { label: labels.pay, to },
    }));
}

function nextEvent(bookings: TaskSources['bookings'], now: number): Task[] {
  const next = bookings?.items.find(({ endAt }) => Date.parse(endAt) > now);
  if (!next) return [];
  const place = next.venue ?? labels.bySchedule;
  return [
    {
      id: next.documentId,
      when: formatDateTimeRange(next.startAt, next.endAt),
      urgent: Date.parse(next.startAt) - now < DAY_MS,
      title: next.title,
      detail: next.optionName ? `${next.optionName} · ${place}` : place,
      action: { label: labels.ticket, to: paths.myCourses({ booking: next.documentId }) },
    },
  ];
}

/** The open course that was bought last, if possible one that was begun. */
function lesson(courses: TaskSources['courses']): Task[] {
  const open = (courses ?? []).filter(
    ({ progress }) => progress.lessonCount > 0 && progress.completedAt === null,
  );
  const next = open.find(({ progress }) => progress.lastLesson !== null) ?? open[0];
  if (!next) return [];
  const { course, progress } = next;
  const begun = progress.lastLesson !== null;
  return [
    {
      id: course.documentId,
      when: null,
      urgent: false,
      title: course.title,
      detail: labels.lessons(progress.doneLessons.length, progress.lessonCount, open.length - 1),
      action: {
        label: begun ? labels.resume : labels.begin,
        to: paths.myCourses({ course: course.documentId }),
      },
    },
  ];
}

function missingHours(hours: TaskSources['hours']): Task[] {
  if (!hours) return [];
  return hours.duties.flatMap((duty) => {
    const missing = duty.state === 'due' ? missingHoursText(duty) : null;
    if (missing === null) return [];
    const done = Math.min(duty.required, duty.earned + duty.carried);
    return [
      {
        id: duty.certificate,
        when: labels.untilYearEnd(hours.year),
        urgent: false,
        title: labels.hours(duty.certification, missing),
        detail: labels.hoursDone(formatDecimal(done), formatDecimal(duty.required)),
        action: { label: labels.plan, to: paths.cpe() },
      },
    ];
  });
}

function membership(profile: TaskSources['profile'], now: number): Task[] {
  if (!profile) return [];
  const state = membershipState(profile, 0, now);
  if (state.kind === 'none' || state.kind === 'running' || state.daysLeft < -ENDED_DAYS) return [];
  const day = formatDate(state.until);
  const ended = state.kind !== 'ending';
  return [
    {
      id: profile.documentId,
      when: ended ? labels.membershipEnded(day) : labels.membershipUntil(day),
      urgent: ended,
      title: labels.renewal(ended),
      detail: membershipTexts.types[state.type],
      action: { label: labels.renew, to: paths.memberType() },
    },
  ];
}
