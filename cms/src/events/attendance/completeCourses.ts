import type { Knex } from 'knex';
import { lockMember } from '../../identity/auth/lockAccount';
import { toTenths } from './earnedHours';
import { checkOwnership } from '../../commerce/ownership/ownership';
import { isoDate } from '@iia/shared/dates';
import { query, toDate, type Stamp } from '../../platform/sql/query';
import { issueCertificate, revokeCertificate } from './issueCertificate';
import { attendanceTexts } from './texts';

interface CompletedCourse {
  title: string;
  format: string;
  cpe_hours: number | string | null;
  ethics_hours: number | string | null;
  completed_at: Stamp;
}

/**
 * Issues the certificate of a course whose lessons are all done, if the member still owns it. Hours
 * of a scheduled course follow from attendance instead. Call it in the transaction that completes the
 * course.
 */
export async function certifyCourse(trx: Knex, userId: number, courseId: string): Promise<void> {
  const course = await completedCourse(trx, userId, courseId);
  if (course?.format !== 'self-paced') return;
  // Serialized with refunds, which would otherwise miss this certificate.
  await lockMember(trx, userId);
  const { owned } = await checkOwnership(trx, userId, 'course', courseId);
  if (!owned) return;
  await issueCertificate(trx, {
    userId,
    kind: 'course',
    subjectId: courseId,
    title: course.title,
    holderName: null,
    tenths: toTenths(Number(course.cpe_hours ?? 0)),
    ethicsTenths: toTenths(Number(course.ethics_hours ?? 0)),
    day: isoDate(toDate(course.completed_at)),
  });
}

/** Reads the published course, or its draft if it is not published. */
async function completedCourse(
  trx: Knex,
  userId: number,
  courseId: string,
): Promise<CompletedCourse | undefined> {
  const [row] = await query<CompletedCourse>(
    trx,
    `select course.title, course.format, course.cpe_hours, course.ethics_hours, progress.completed_at
     from course_progress progress
     join courses course on course.document_id = progress.course_id
     where progress.user_id = ? and progress.course_id = ? and progress.completed_at is not null
     order by course.published_at is null, course.id limit 1`,
    [userId, courseId],
  );
  return row;
}

/** A paid order restores certificates of completed courses; a refunded one revokes them. */
export async function settleCourses(
  trx: Knex,
  { orderId, userId, to }: { orderId: number; userId: number; to: string },
): Promise<void> {
  if (to !== 'paid' && to !== 'refunded') return;
  const lines = await query<{ item: string }>(
    trx,
    `select distinct item_document_id as item from order_lines where order_id = ? and kind = 'course'`,
    [orderId],
  );
  if (lines.length === 0) return;
  await lockMember(trx, userId);
  for (const { item } of lines) {
    const { owned } = await checkOwnership(trx, userId, 'course', item);
    if (owned) await certifyCourse(trx, userId, item);
    else {
      const course = { userId, kind: 'course', subjectId: item } as const;
      await revokeCertificate(trx, course, attendanceTexts.refunded);
    }
  }
}
