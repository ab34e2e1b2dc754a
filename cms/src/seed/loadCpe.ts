import type { Core } from '@strapi/strapi';
import type { Knex } from 'knex';
import { certifyCourse } from '../events/attendance/completeCourses';
import { toTenths } from '../events/attendance/hours';
import type { CpePart } from '../generated/types';
import { readLessonIds } from '../learning/library/lessons';
import { readOwnedItems } from '../commerce/ownership/ownership';
import { dayOf } from '../platform/clock/days';
import { newDocumentId } from '../platform/sql/documentIds';
import { insertRows, placeholders, query } from '../platform/sql/query';
import { tables } from '../platform/tables';
import { MEMBER_EMAIL } from './accounts';
import { sampleFile } from './loadFile';

const DAY = 86_400_000;

/** Days before the seeding day: some are in the current year whatever its day, some in the one before. */
const entries: readonly [number, number, CpePart, string, string][] = [
  [
    0,
    1.5,
    'general',
    'Đọc và thảo luận Chuẩn mực Kiểm toán nội bộ toàn cầu',
    'Câu lạc bộ Trưởng kiểm toán',
  ],
  [12, 3, 'technology', 'Phân tích dữ liệu bằng SQL cho kiểm toán viên', 'Học viện Dữ liệu Á Châu'],
  [48, 7, 'general', 'Hội nghị kiểm toán nội bộ khu vực Đông Nam Á', 'ACIIA'],
  [103, 4, 'risk', 'Khung quản trị rủi ro doanh nghiệp COSO', 'Hiệp hội Quản trị rủi ro'],
  [167, 2.5, 'general', 'Giảng bài về kiểm soát nội bộ cho cán bộ mới', 'Ngân hàng Sông Hồng'],
  [
    239,
    8,
    'general',
    'Đào tạo nội bộ: lập kế hoạch kiểm toán dựa trên rủi ro',
    'Ngân hàng Sông Hồng',
  ],
  [298, 2, 'general', 'Kỹ năng viết báo cáo kiểm toán', 'ACCA Việt Nam'],
  [371, 16, 'general', 'Chương trình nâng cao về kiểm toán công nghệ', 'ISACA'],
  [455, 14, 'risk', 'Kiểm toán rủi ro mô hình', 'Học viện Dữ liệu Á Châu'],
  [560, 12, 'general', 'Hội nghị quốc tế của IIA', 'IIA Global'],
];

/** Lessons of the sample member's courses, the hours they earned, and the member's own entries. */
export async function loadCpe(
  strapi: Core.Strapi,
  day: Date,
  finish: () => Promise<void>,
): Promise<void> {
  const db: Knex = strapi.db.connection;
  const [member] = await query<{ id: number }>(
    db,
    `select id from ${tables.users} where email = ?`,
    [MEMBER_EMAIL],
  );
  if (!member) return finish();
  const courses = await selfPacedCourses(db, member.id);
  // Outside the transaction, which holds SQLite's only connection.
  const lessons = await readLessonIds(strapi, courses);
  const evidence = await sampleFile(strapi, 'bang-theo-doi-gio-cpe.pdf');
  await strapi.db.transaction(async ({ trx }) => {
    // The first course is completed; of the others the first lesson is done.
    for (const [index, id] of courses.entries()) {
      const all = lessons.get(id) ?? [];
      await doLessons(trx, member.id, day, { id, all, done: index === 0 ? all.length : 1 });
    }
    const rows = entries.map(entryRow(member.id, day));
    await insertRows(trx, 'cpe_entries', rows);
    await trx('cpe_evidence').insert({
      id: newDocumentId(),
      user_id: member.id,
      entry_id: rows[0]?.id,
      name: 'Bảng theo dõi giờ CPE.pdf',
      type: 'application/pdf',
      size: evidence.length,
      uploaded_at: day,
      content: evidence,
    });
    await finish();
  });
}

async function selfPacedCourses(db: Knex, userId: number): Promise<string[]> {
  const owned = await readOwnedItems(db, userId, 'course');
  const ids = owned.map(({ itemId }) => itemId);
  if (ids.length === 0) return [];
  const rows = await query<{ id: string }>(
    db,
    `select document_id as id from courses
     where format = 'self-paced' and published_at is not null
       and document_id in (${placeholders(ids.length)}) order by slug`,
    ids,
  );
  return rows.map(({ id }) => id);
}

const entryRow =
  (userId: number, day: Date) =>
  ([daysAgo, hours, part, subject, provider]: (typeof entries)[number]) => {
    const at = new Date(day.getTime() - daysAgo * DAY);
    const id = newDocumentId();
    return {
      id,
      user_id: userId,
      day: dayOf(at),
      tenths: toTenths(hours),
      subject,
      provider,
      part,
      source: 'own',
      idempotency_key: id,
      request_hash: '',
      created_at: at,
    };
  };

async function doLessons(
  trx: Knex,
  userId: number,
  day: Date,
  course: { id: string; all: readonly string[]; done: number },
): Promise<void> {
  const done = course.all.slice(0, course.done);
  const last = done.at(-1);
  if (last === undefined) return;
  await insertRows(trx, 'course_progress', [
    {
      user_id: userId,
      course_id: course.id,
      last_lesson: last,
      last_at: day,
      completed_at: done.length === course.all.length ? day : null,
    },
  ]);
  await insertRows(
    trx,
    'lesson_progress',
    done.map((lesson) => ({
      user_id: userId,
      course_id: course.id,
      lesson_id: lesson,
      done_at: day,
    })),
  );
  await certifyCourse(trx, userId, course.id);
}
