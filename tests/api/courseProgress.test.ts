import { describe, expect, it } from 'vitest';
import { newEditor } from '../support/staff';
import { strictDatabase } from '../support/database';
import { addOrder, setStatus } from '../support/orders';
import { addBuyer, type Buyer } from '../support/members';
import { shared, sharedApi } from '../support/suite';
import { callAs, dataOf } from '../support/callAs';
import type { UserCourse } from '@/data/generated/types';
import { newOwnedCourse, saveProgress, userCourse } from '../support/ownedCourse';
import { publishCourse } from '../support/content';

const uid = 'api::course.course';

type Save = [member: Buyer, course: string, lesson: string | undefined, done?: boolean];

describe.each(strictDatabase)('progress in a course on %s', (database) => {
  const api = sharedApi({ database });
  const editor = shared(() => newEditor(api));
  const bought = (count: number, more: Record<string, unknown> = {}) =>
    newOwnedCourse(api, editor, count, more);
  const read = (member: Buyer, course: string) => userCourse(api, member, course);
  const keep = (...[member, course, lesson, done]: Save) =>
    saveProgress(api, member, course, lesson, done);
  const idsOf = ({ lessons }: UserCourse) => lessons?.map(({ id }) => id) ?? [];
  const saved = (...save: Save) => dataOf(keep(...save));

  it('starts empty, and records opened and completed lessons', async () => {
    const { member, course, lessons } = await bought(3);
    const nothing = {
      documentId: course,
      lessonCount: 3,
      doneLessons: [],
      lastLesson: null,
      wait: null,
      completedAt: null,
      certificate: null,
    };
    const before = (await read(member, course)).progress;
    expect(before).toMatchObject(nothing);
    expect(before.states).toEqual(
      lessons.map((lesson) => ({
        ...{ lesson, seconds: 0, requiredSeconds: 0 },
        ...{ passed: null, position: null },
      })),
    );
    const opened = { ...nothing, lastLesson: lessons[1] };
    expect(await saved(member, course, lessons[1], false)).toMatchObject(opened);
    const done = { ...opened, doneLessons: [lessons[1]] };
    expect(await saved(member, course, lessons[1])).toMatchObject(done);
    expect(await saved(member, course, lessons[0], false)).toMatchObject({
      ...done,
      lastLesson: lessons[0],
    });
    expect((await read(member, course)).progress).toMatchObject({
      ...done,
      lastLesson: lessons[0],
    });
    const list = await dataOf(callAs<UserCourse[]>(api, member, '/course/getUserCourse'));
    expect(list.map(({ progress }) => progress)).toMatchObject([
      { ...done, lastLesson: lessons[0] },
    ]);
  });

  it('completes once, with the last lesson, whatever the number of calls', async () => {
    const { member, course, lessons } = await bought(2);
    const [first, second] = lessons;
    expect((await saved(member, course, first)).completedAt).toBeNull();
    const { completedAt } = await saved(member, course, second);
    expect(Math.abs(Date.now() - Date.parse(completedAt ?? ''))).toBeLessThan(60_000);
    const again = await saved(member, course, first);
    expect(again).toMatchObject({ doneLessons: lessons, completedAt });
  });

  it('stays consistent under 20 concurrent calls', async () => {
    const { member, course, lessons } = await bought(10);
    const responses = await Promise.all(
      [...lessons, ...lessons].map((lesson) => keep(member, course, lesson)),
    );
    expect(responses.map(({ status }) => status)).toEqual(Array(20).fill(200));
    const { progress } = await read(member, course);
    expect(progress.doneLessons).toEqual(lessons);
    expect(progress.completedAt).not.toBeNull();
    const rows = await api.sql('select * from lesson_progress where course_id = ?', [course]);
    expect(rows).toHaveLength(10);
  });

  const timed = (minutes: number[]) =>
    minutes.map((each, index) => ({ title: `Bài ${index + 1}`, minutes: each }));
  /** As if the member had studied the opened lessons that long. */
  const study = (member: Buyer, minutes: number) =>
    api.sql('update lesson_openings set studied_ms = ? where user_id = ?', [
      minutes * 60_000,
      member.id,
    ]);
  const refusal = async (...save: Save) => (await keep(...save)).body.error;

  it('refuses to complete a course of 14 hours at once, returns the remaining time, and stores the opening', async () => {
    const { member, course, lessons } = await bought(2, { lessons: timed([420, 420]), hours: 14 });
    for (const lesson of lessons) {
      expect(await refusal(member, course, lesson)).toMatchObject({
        status: 409,
        name: 'LessonTooSoon',
        message:
          'Quý khách xác nhận được sau khi học bài này thêm 3 giờ 30 phút. Tiến độ của Quý khách vẫn được giữ nguyên.',
        details: { seconds: 12_600 },
      });
    }
    const { progress } = await read(member, course);
    expect(progress).toMatchObject({ doneLessons: [], completedAt: null, lastLesson: lessons[1] });
    expect(progress.wait?.lesson).toBe(lessons[1]);
    await study(member, 210);
    expect((await saved(member, course, lessons[0])).doneLessons).toEqual([lessons[0]]);
  });

  it('divides the hours of a course among lessons without minutes, and requires none with a share of 0', async () => {
    const { member, course, lessons } = await bought(2, { hours: 2 });
    expect((await refusal(member, course, lessons[0])).details).toEqual({ seconds: 1800 });
    await editor.update(uid, course, { lessonShare: 0 });
    await editor.publish(uid, course);
    expect((await keep(member, course, lessons[0])).status).toBe(200);
  });

  it('returns the time until an opened lesson may be marked as done', async () => {
    const lessons = timed([10]);
    const { member, course, ...of } = await bought(1, { lessons, lessonShare: 100 });
    const { wait } = await saved(member, course, of.lessons[0], false);
    expect(wait?.seconds).toBeGreaterThan(540);
  });

  it('hides progress from strangers, from members who have not paid, and after a refund', async () => {
    const { member, course, order, lessons } = await bought(2);
    const stranger = await addBuyer(api);
    const refused = async (who: Buyer) => {
      const { status, body } = await keep(who, course, lessons[0]);
      expect([status, body.error?.message]).toEqual([
        404,
        'Không tìm thấy khoá học này trong các khoá Quý khách đã mua.',
      ]);
    };
    await refused(stranger);
    await addOrder(api, stranger.id, {
      status: 'pending_payment',
      lines: [{ kind: 'course', item: course }],
    });
    await refused(stranger);
    await keep(member, course, lessons[0]);
    await setStatus(api, order, 'refunded');
    await refused(member);
    const rows = await api.sql('select user_id from lesson_progress where course_id = ?', [course]);
    expect(rows).toEqual([{ user_id: member.id }]);
    await setStatus(api, order, 'paid');
    expect((await read(member, course)).progress.doneLessons).toEqual([lessons[0]]);
  });

  it('rejects lessons of other courses', async () => {
    const { member, course } = await bought(1);
    const other = await bought(1);
    for (const lesson of ['khong-co', other.lessons[0]]) {
      const { status, body } = await keep(member, course, lesson);
      expect([status, body.error.message]).toEqual([
        404,
        'Không tìm thấy bài học này trong khoá học.',
      ]);
    }
    expect((await keep(member, 'khongco', 'x')).status).toBe(404);
    expect(await api.sql('select * from course_progress where course_id = ?', [course])).toEqual(
      [],
    );
  });

  it('survives edits and publications: lessons keep their ids when moved, renamed or added', async () => {
    const { member, course, lessons } = await bought(3);
    for (const lesson of lessons) await keep(member, course, lesson);
    const { completedAt } = (await read(member, course)).progress;
    const draft = await api.sql<{ id: number; key: string }>(
      `select lesson.id, lesson."key" from components_course_lessons lesson
       join courses_cmps link on link.cmp_id = lesson.id and link.field = 'lessons'
       join courses course on course.id = link.entity_id
       where course.document_id = ? and course.published_at is null order by link."order"`,
      [course],
    );
    expect(draft.map(({ key }) => key)).toEqual(lessons);
    const [one, two, three] = draft.map(({ id }) => id);
    await editor.update(uid, course, {
      lessons: [
        { id: three, title: 'Đổi tên' },
        { id: one, title: 'Bài 1' },
        { title: 'Bài mới' },
        { id: two },
      ],
    });
    await editor.publish(uid, course);
    const after = await read(member, course);
    const ids = idsOf(after);
    expect([ids[0], ids[1], ids[3]]).toEqual([lessons[2], lessons[0], lessons[1]]);
    expect(lessons).not.toContain(ids[2]);
    expect(after.progress).toMatchObject({ lessonCount: 4, completedAt });
    expect(after.progress.doneLessons).toHaveLength(3);
  });

  it('refuses two lessons with one key', async () => {
    const twice = [
      { title: 'Một', key: 'a' },
      { title: 'Hai', key: 'a' },
    ];
    await expect(publishCourse(editor, { lessons: twice })).rejects.toThrow(/cùng khoá/);
  });

  it('assigns the same keys in draft and publication to lessons that have none', async () => {
    const { member, course } = await bought(2);
    await api.sql('update components_course_lessons set "key" = null');
    const before = idsOf(await read(member, course));
    await keep(member, course, before[0]);
    await api.restart();
    const keys = await api.sql<{ key: string | null }>(
      'select distinct "key" from components_course_lessons where "key" is null',
    );
    expect(keys).toEqual([]);
    await editor.publish(uid, course);
    const after = await read(member, course);
    expect(idsOf(after)).toEqual(before);
    expect(after.progress.doneLessons).toEqual([before[0]]);
  });
});
