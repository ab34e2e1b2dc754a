import { randomUUID } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { strictDatabase } from '../../support/database';
import { addBuyer, type Buyer } from '../../support/members';
import { callAs, dataOf } from '../../support/callAs';
import { newEditor } from '../../support/staff';
import { newOwnedCourse, saveProgress, userCourse } from '../../support/ownedCourse';
import { shared, sharedApi } from '../../support/suite';
import type {
  CourseProgress,
  InstructorQuestion,
  QuizAttempt,
  QuizState,
  SubmittedAttempt,
} from '@/data/generated/types';

const single = { kind: 'single', text: 'Câu một', options: '* Đúng\nSai\nSai nữa' };
const order = { kind: 'order', text: 'Câu hai', options: 'Một\nHai\nBa' };
const number = { kind: 'number', text: 'Câu ba', answer: 12.5, explanation: 'Vì thế.' };
const questions = [single, order, number];
const right: Record<string, (options: string[]) => object> = {
  'Câu một': (options) => ({ choices: [options.indexOf('Đúng')] }),
  'Câu hai': (options) => ({ choices: ['Một', 'Hai', 'Ba'].map((each) => options.indexOf(each)) }),
  'Câu ba': () => ({ choices: [], number: 12.5 }),
};
const rightAnswers = (attempt: QuizAttempt) =>
  attempt.questions.map(({ id, text, options }) => ({
    question: id,
    ...right[text]?.(options),
  }));

describe.each(strictDatabase)('cheating in a course, on %s', (database) => {
  const api = sharedApi({ database });
  const editor = shared(() => newEditor(api));
  const own = (more: object = {}, lesson: object = {}) =>
    newOwnedCourse(api, editor, [{ title: 'Bài 1', minutes: 60, ...lesson }], {
      hours: 1,
      cpeHours: 1,
      ...more,
    });
  const post = <Data>(who: Buyer, path: string, body: object) =>
    callAs<Data>(api, who, `/course/${path}`, body);
  const beat = (who: Buyer, course: string, lesson: string | undefined, more: object = {}) =>
    post<CourseProgress>(who, 'recordStudy', { course, lesson, ...more });
  const start = (who: Buyer, course: string, lesson: string | null = null) =>
    post<QuizAttempt>(who, 'startAttempt', { course, lesson });
  const submit = (who: Buyer, attempt: QuizAttempt, answers: object[]) =>
    post<SubmittedAttempt>(who, 'submitAttempt', { attempt: attempt.documentId, answers });
  const stateOf = (who: Buyer, course: string, lesson?: string) =>
    dataOf(
      callAs<QuizState>(
        api,
        who,
        `/course/quiz?course=${course}${lesson ? `&lesson=${lesson}` : ''}`,
      ),
    );
  /** As if the last call of the member had been that much earlier. */
  const letPass = async ({ id }: Buyer, seconds: number) =>
    api.sql('update study_clocks set counted_at = ? where user_id = ?', [
      new Date(Date.now() - seconds * 1000),
      id,
    ]);
  const studied = ({ id }: Buyer) =>
    api.sql<{ sum: number | string }>(
      'select sum(studied_ms) as sum from lesson_openings where user_id = ?',
      [id],
    );
  const study = ({ id }: Buyer, minutes: number) =>
    api.sql('update lesson_openings set studied_ms = ? where user_id = ?', [minutes * 60_000, id]);
  const certificates = ({ id }: Buyer) =>
    api.sql('select id from attendance_certificates where user_id = ?', [id]);

  it('counts parallel and repeated reports once, for all courses together', async () => {
    const first = await own();
    const { member } = first;
    const second = await own({ member });
    for (const { course, lessons } of [first, second]) {
      await saveProgress(api, member, course, lessons[0], false);
    }
    await letPass(member, 7200);
    await Promise.all(
      Array.from({ length: 10 }, () =>
        [first, second].map(({ course, lessons }) => beat(member, course, lessons[0])),
      ).flat(),
    );
    const [row] = await studied(member);
    expect(Number(row?.sum)).toBeGreaterThanOrEqual(120_000);
    expect(Number(row?.sum)).toBeLessThan(130_000);
    const refused = await saveProgress(api, member, first.course, first.lessons[0]);
    expect(refused.body.error).toMatchObject({ status: 409, name: 'LessonTooSoon' });
    expect(await certificates(member)).toEqual([]);
  });

  it('ignores clocks and times that the client sends', async () => {
    const { member, course, lessons } = await own();
    await beat(member, course, lessons[0]);
    const forged = { seconds: 3600, now: '2099-01-01T00:00:00.000Z' };
    expect((await beat(member, course, lessons[0], forged)).status).toBe(400);
    const [row] = await studied(member);
    expect(Number(row?.sum)).toBeLessThan(10_000);
  });

  it('counts no more than the minutes of a lesson', async () => {
    const { member, course, lessons } = await own({}, { minutes: 1 });
    await saveProgress(api, member, course, lessons[0], false);
    await letPass(member, 110);
    await beat(member, course, lessons[0]);
    expect(await studied(member)).toMatchObject([{ sum: expect.anything() }]);
    expect(Number((await studied(member))[0]?.sum)).toBe(60_000);
  });

  it('hides solutions until submission, grades once, and limits attempts', async () => {
    const { member, course, lessons } = await own({}, { questions, attempts: 2, minutes: 0 });
    const [lesson = ''] = lessons;
    const starts = await Promise.all([1, 2, 3].map(() => dataOf(start(member, course, lesson))));
    expect(new Set(starts.map(({ documentId }) => documentId)).size).toBe(1);
    const [attempt] = starts;
    if (!attempt) throw new Error('No attempt was started.');
    expect(JSON.stringify(attempt)).not.toMatch(/solution|Vì thế|12\.5|\*/);
    expect((await saveProgress(api, member, course, lesson)).body.error.name).toBe('QuizNotPassed');

    const wrong = await dataOf(submit(member, attempt, []));
    expect(wrong.attempt.result).toMatchObject({ correctCount: 0, passed: false });
    // Replayed with the solutions of the response.
    const replays = await Promise.all(
      Array.from({ length: 4 }, () => dataOf(submit(member, attempt, rightAnswers(attempt)))),
    );
    for (const { attempt: again, progress } of replays) {
      expect(again.result).toMatchObject({ correctCount: 0, passed: false });
      expect(progress).toMatchObject({ completedAt: null, certificate: null });
    }

    const second = await dataOf(start(member, course, lesson));
    expect((await stateOf(member, course, lesson)).attemptsLeft).toBe(0);
    await dataOf(submit(member, second, []));
    expect((await start(member, course, lesson)).body.error).toMatchObject({
      status: 409,
      name: 'NoAttemptLeft',
    });
    expect(await certificates(member)).toEqual([]);
  });

  it('refuses attempts of other members and questions of other courses', async () => {
    const { member, course, lessons } = await own({}, { questions, minutes: 0 });
    const other = await own({}, { questions, minutes: 0 });
    const stranger = await addBuyer(api);
    const attempt = await dataOf(start(member, course, lessons[0]));
    const answers = rightAnswers(attempt);
    for (const who of [other.member, stranger]) {
      expect((await submit(who, attempt, answers)).status).toBe(404);
      expect((await start(who, course, lessons[0])).status).toBe(404);
      expect((await beat(who, course, lessons[0])).status).toBe(404);
    }
    expect((await start(member, course, other.lessons[0])).status).toBe(404);
    expect((await start(member, course)).status).toBe(404);
    expect((await beat(member, course, other.lessons[0])).status).toBe(404);
    expect((await stateOf(member, course, lessons[0])).attempt?.result).toBeNull();
  });

  it('grades only what was saved in time once an exam is over', async () => {
    const exam = { title: 'Thi thử', minutes: 30, questionCount: 3, questions };
    const { member, course } = await own({ exam }, { minutes: 0 });
    const attempt = await dataOf(start(member, course));
    expect(attempt.secondsLeft).toBeGreaterThan(1790);
    const [saved] = rightAnswers(attempt);
    const body = { attempt: attempt.documentId, answers: [saved] };
    await dataOf(post(member, 'saveAnswers', body));
    await api.sql('update quiz_attempts set expires_at = ? where id = ?', [
      new Date(Date.now() - 60_000),
      attempt.documentId,
    ]);
    expect((await post(member, 'saveAnswers', body)).body.error).toMatchObject({
      status: 409,
      name: 'AttemptOver',
    });
    const { attempt: graded } = await dataOf(submit(member, attempt, rightAnswers(attempt)));
    expect(graded.result).toMatchObject({ correctCount: 1, passed: false });
  });

  it('certifies once the whole rule is satisfied, in whatever order, and only once', async () => {
    const exam = { title: 'Thi thử', minutes: 30, questions };
    const completion = { minutesShare: 50, declaration: true };
    const { member, course, lessons } = await own({ exam, completion }, { questions });
    const [lesson = ''] = lessons;
    const pass = async (of: string | null) => {
      const attempt = await dataOf(start(member, course, of));
      return dataOf(submit(member, attempt, rightAnswers(attempt)));
    };
    const declare = (agreed: boolean) =>
      post<CourseProgress>(member, 'declare', { course, agreed });

    expect((await declare(false)).status).toBe(400);
    expect((await dataOf(declare(true))).certificate).toBeNull();
    expect((await pass(null)).progress).toMatchObject({ examPassed: true, completedAt: null });
    // The time is still missing.
    expect((await pass(lesson)).progress).toMatchObject({ doneLessons: [], certificate: null });
    await saveProgress(api, member, course, lesson, false);
    await study(member, 29);
    expect((await saveProgress(api, member, course, lesson)).body.error.name).toBe('LessonTooSoon');
    await study(member, 30);
    await Promise.all([1, 2, 3].map(() => saveProgress(api, member, course, lesson)));
    const { progress, rule } = await userCourse(api, member, course);
    expect(rule).toMatchObject({ minutesShare: 50, quizCount: 1, declaration: true });
    expect(progress.completedAt).not.toBeNull();
    expect(progress.certificate).not.toBeNull();
    expect(await certificates(member)).toHaveLength(1);
    const [hours] = await api.sql<{ tenths: number }>(
      'select sum(tenths) as tenths from cpe_entries where user_id = ?',
      [member.id],
    );
    expect(Number(hours?.tenths)).toBe(10);
    // The name is the one at the time of issue.
    await api.sql("update up_users set full_name = 'Tên Khác' where id = ?", [member.id]);
    const [certificate] = await api.sql<{ holder_name: string }>(
      'select holder_name from attendance_certificates where user_id = ?',
      [member.id],
    );
    expect(certificate?.holder_name).not.toBe('Tên Khác');
  });

  it('stores and sends a question to the instructor once, and limits them', async () => {
    const { member, course, lessons } = await own();
    const other = await addBuyer(api);
    const ask = (id: string, who = member) =>
      post<InstructorQuestion>(who, 'askInstructor', {
        ...{ id, course, lesson: lessons[0], text: 'Vì sao chọn 60 mẫu?' },
      });
    const id = randomUUID();
    await Promise.all([ask(id), ask(id), ask(id)]);
    expect((await ask(randomUUID(), other)).status).toBe(404);
    const all = await Promise.all(Array.from({ length: 12 }, () => ask(randomUUID())));
    expect(all.filter(({ status }) => status === 429)).toHaveLength(3);
    const asked = await dataOf(
      callAs<InstructorQuestion[]>(api, member, `/course/instructorQuestions?course=${course}`),
    );
    expect(asked).toHaveLength(10);
    expect(asked.filter(({ documentId }) => documentId === id)).toHaveLength(1);
  });

  it('reveals sample lessons only', async () => {
    const lessons = [
      { title: 'Học thử', isSample: true },
      { title: 'Bài mật', captions: 'WEBVTT\n\n00:00.000 --> 00:02.000\nMật' },
    ];
    const { member, course } = await newOwnedCourse(api, editor, lessons);
    const { lessons: all } = await userCourse(api, member, course);
    const [{ slug } = { slug: '' }] = await api.sql<{ slug: string }>(
      'select slug from courses where document_id = ?',
      [course],
    );
    const read = (path: string) => fetch(`${api.url}/api/courses/${slug}/${path}`);
    const syllabus = await (await read('syllabus')).text();
    expect(syllabus).toContain('Bài mật');
    expect(syllabus).not.toMatch(/WEBVTT|body|Nội dung bài học/);
    const [sample, secret] = (all ?? []).map(({ id }) => id);
    expect((await read(`sample?lesson=${sample}`)).status).toBe(200);
    expect((await read(`sample?lesson=${secret}`)).status).toBe(404);
    expect((await read('sample?lesson=khong-co')).status).toBe(404);
  });

  it('refuses to publish a course on sale with empty lessons, and questions that cannot be graded', async () => {
    const empty = { title: 'Bài trống', body: [] };
    await expect(
      newOwnedCourse(api, editor, [empty], { price: 100_000, cpeHours: 1 }),
    ).rejects.toThrow(/chưa có nội dung.*Bài trống/);
    const ungraded = { title: 'Bài hỏi', questions: [{ ...single, options: 'Một\nHai' }] };
    await expect(newOwnedCourse(api, editor, [ungraded])).rejects.toThrow(
      /Câu hỏi 1 của bài “Bài hỏi” chưa chấm được/,
    );
  });
});
