import { screen, waitFor, within } from '@testing-library/react';
import { beforeEach, describe, expect, it } from 'vitest';
import { failure, json, type Responder } from '@/data/testing/fakeApi';
import { openPage } from '@/testing/openPage';
import { Component } from '../../MyCoursesPage';

const questions = [
  { id: 'one', kind: 'single', text: 'Mục đích?', options: ['Giá trị', 'Kỷ luật'] },
  { id: 'two', kind: 'order', text: 'Thứ tự?', options: ['Sau', 'Trước'] },
  { id: 'three', kind: 'number', text: 'Bao nhiêu?', options: [] },
];
const attempt = {
  documentId: 'a1',
  lesson: null,
  questions,
  answers: [] as object[],
  startedAt: '2026-11-01T00:00:00.000Z',
  secondsLeft: 600 as number | null,
  submittedAt: null as string | null,
  result: null as object | null,
};
const submitted = {
  ...attempt,
  answers: [{ question: 'one', choices: [0], number: null }],
  secondsLeft: 0,
  submittedAt: '2026-11-01T00:05:00.000Z',
  result: {
    ...{ correctCount: 2, questionCount: 3, percent: 66, passMark: 60, passed: true },
    questions: [
      { question: 'one', correct: true, solution: [0], number: null, explanation: 'Vì vậy.' },
      { question: 'two', correct: true, solution: [1, 0], number: null, explanation: null },
      { question: 'three', correct: false, solution: [], number: 12.5, explanation: null },
    ],
  },
};
const state = {
  ...{ questionCount: 3, passMark: 60, minutes: 10, attempts: 3, attemptsLeft: 3 },
  ...{ nextAt: null as string | null, passed: false, attempt: null as object | null },
};
const exam = { title: 'Thi thử', minutes: 10, questionCount: 3, passMark: 60, attempts: 3 };
const progress = {
  ...{ documentId: 'c1', lessonCount: 0, doneLessons: [], lastLesson: null, states: [] },
  ...{ examPassed: false, declaredAt: null, completedAt: null },
};
const owned = {
  course: {
    ...{ documentId: 'c1', title: 'CIA', slug: 'cia', summary: 'S', code: 'C1', hours: 1 },
    ...{ format: 'self-paced', startAt: null, endAt: null, cpeHours: 1 },
  },
  orderId: 'o1',
  since: '2026-07-01T02:00:00.000Z',
  progress,
  lessons: [],
  rule: { minutesShare: 50, lessonCount: 0, quizCount: 0, exam, declaration: false },
};

const open = (first: object, responders: Record<string, Responder> = {}) => {
  let current = first;
  return openPage(
    { path: '/tai-khoan/khoa-hoc-cua-toi', Component },
    {
      at: '/tai-khoan/khoa-hoc-cua-toi?khoa-hoc=c1&bai=thi',
      loggedIn: true,
      endpoints: {
        'GET /course/getUserCourse': () => json({ data: owned }),
        'GET /course/quiz': () => json({ data: current }),
        'POST /course/startAttempt': () => {
          current = { ...state, attemptsLeft: 2, attempt };
          return json({ data: attempt });
        },
        'POST /course/saveAnswers': () => json({ data: attempt }),
        'POST /course/submitAttempt': () => {
          current = { ...state, attemptsLeft: 2, passed: true, attempt: submitted };
          return json({ data: { attempt: submitted, progress } });
        },
        ...responders,
      },
    },
  );
};

beforeEach(() => sessionStorage.clear());

describe('an exam', () => {
  it('starts, takes answers by keyboard, and shows the result with explanations', async () => {
    const { user, seen } = open(state);
    await user.click(await screen.findByRole('button', { name: 'Bắt đầu làm bài' }));
    expect(await screen.findByRole('timer')).toHaveTextContent(/^(10:00|9:5\d)$/);
    await user.click(screen.getByLabelText('Giá trị'));
    const up = screen.getByRole('button', { name: 'Đưa lên: Trước' });
    up.focus();
    await user.keyboard('{Enter}');
    expect(up).toHaveFocus();
    expect(screen.getByText('Trước: vị trí 1 trên 2')).toBeInTheDocument();
    await user.type(screen.getByLabelText(/Đáp số/), '12,5');
    await user.click(screen.getByRole('button', { name: 'Nộp bài' }));
    expect(await screen.findByText('Đúng 2/3 câu, 66%. Đạt')).toBeVisible();
    expect(screen.getByText('Vì vậy.')).toBeVisible();
    const sent = seen.find(({ url }) => url.endsWith('/course/submitAttempt'));
    expect(sent?.body).toEqual({
      attempt: 'a1',
      answers: [
        { question: 'one', choices: [0], number: null },
        { question: 'two', choices: [1, 0], number: null },
        { question: 'three', choices: [], number: 12.5 },
      ],
    });
    await waitFor(() => expect(screen.getByRole('region', { name: 'Kết quả' })).toHaveFocus());
  });

  it('asks before it submits an attempt with unanswered questions', async () => {
    const { user } = open({ ...state, attempt });
    await user.click(await screen.findByRole('button', { name: 'Nộp bài' }));
    const dialog = within(await screen.findByRole('dialog'));
    expect(dialog.getByText('Chưa có câu trả lời: câu 1, 3.')).toBeVisible();
  });

  it('submits by itself once no time is left', async () => {
    const { seen } = open({ ...state, attempt: { ...attempt, secondsLeft: 0 } });
    await waitFor(
      () => expect(seen.some(({ url }) => url.endsWith('/course/submitAttempt'))).toBe(true),
      { timeout: 4000 },
    );
  });

  it('keeps the answers and reports that a submission failed', async () => {
    const { user } = open(
      { ...state, attempt },
      {
        'POST /course/submitAttempt': () => failure(503, 'ServiceUnavailableError', 'Máy chủ bận.'),
      },
    );
    await user.click(await screen.findByLabelText('Giá trị'));
    await user.type(screen.getByLabelText(/Đáp số/), '3');
    await user.click(screen.getByRole('button', { name: 'Nộp bài' }));
    expect(await screen.findByText('Máy chủ bận.')).toBeVisible();
    expect(screen.getByLabelText('Giá trị')).toBeChecked();
  });

  it('shows when the next attempt becomes possible', async () => {
    open({ ...state, attemptsLeft: 0, nextAt: '2026-11-02T01:30:00.000Z' });
    expect(await screen.findByText(/làm lại được từ 02\/11\/2026 08:30/)).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Bắt đầu làm bài' })).not.toBeInTheDocument();
  });
});
