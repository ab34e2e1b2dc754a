import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { failure, json, type Responder } from '@/data/testing/fakeApi';
import { Component } from '../MyCoursesPage';
import { wasWatched } from '@/features/course-lesson/VideoFile';
import { openPage } from '@/testing/openPage';

const course = {
  documentId: 'c1',
  title: 'Kiểm toán căn bản',
  slug: 'can-ban',
  summary: 'Tóm tắt của khoá',
  code: 'KT01',
  format: 'self-paced',
  startAt: null,
  endAt: null,
  hours: 16,
  cpeHours: 12.5,
};
const paragraph = (text: string) => [{ type: 'paragraph', children: [{ type: 'text', text }] }];
const plainLesson = { isSample: false, video: null, exercises: [], questionCount: 0 };
const lessons = [
  {
    id: 'a',
    title: 'Khái niệm',
    body: paragraph('Nội dung một'),
    videoUrl: null,
    captions: null,
    minutes: 30,
    ...plainLesson,
  },
  {
    id: 'b',
    title: 'Rủi ro',
    body: null,
    videoUrl: 'https://youtu.be/dQw4w9WgXcQ',
    captions: null,
    minutes: null,
    ...plainLesson,
  },
  {
    id: 'c',
    title: 'Báo cáo',
    body: null,
    videoUrl: 'https://video.example/3.mp4',
    captions: 'WEBVTT\n\n00:00.000 --> 00:02.000\nKính chào',
    minutes: 5,
    ...plainLesson,
  },
];
const progress = {
  documentId: 'c1',
  lessonCount: 3,
  doneLessons: [] as string[],
  lastLesson: null as string | null,
  wait: null as { lesson: string; seconds: number } | null,
  states: [] as object[],
  examPassed: null as boolean | null,
  declaredAt: null as string | null,
  completedAt: null as string | null,
};
const rule = { minutesShare: 50, lessonCount: 3, quizCount: 0, exam: null, declaration: false };
const owned = {
  course,
  orderId: 'o1',
  since: '2026-07-01T02:00:00.000Z',
  progress,
  lessons,
  rule,
};
const withProgress =
  (changes: object): Responder =>
  () =>
    json({ data: { ...owned, progress: { ...progress, ...changes } } });
const saveProgress: Responder = ({ body }) => {
  const { lesson, done } = body as { lesson: string; done: boolean };
  return json({
    data: { ...progress, lastLesson: lesson, doneLessons: done ? [lesson] : [] },
  });
};
const found: Responder = () => json({ data: owned });

const renderPage = (at: string, respond: Responder = found, keep: Responder = saveProgress) =>
  openPage(
    { path: '/tai-khoan/khoa-hoc-cua-toi', Component },
    {
      at: `/tai-khoan/khoa-hoc-cua-toi?khoa-hoc=c1${at}`,
      loggedIn: true,
      endpoints: { 'GET /course/getUserCourse': respond, 'POST /course/saveLessonProgress': keep },
    },
  );

const wordsOf = (elements: HTMLElement[]) =>
  elements.map(({ textContent }) => textContent.replace(/\u00a0/g, ' '));

describe('a purchased course', () => {
  it('lists its lessons and links to each', async () => {
    const { user, router, seen } = renderPage('');
    expect(await screen.findByText('Tóm tắt của khoá')).toBeVisible();
    expect(seen.map(({ url }) => url.split('/api')[1])).toContain('/course/getUserCourse?id=c1');
    const list = screen.getByLabelText('Các bài học');
    const ways = within(list).getAllByRole('link');
    expect(wordsOf(ways)).toEqual(['1Khái niệm30 phút', '2Rủi ro', '3Báo cáo5 phút']);
    await user.click(screen.getByText('Vào bài đầu tiên'));
    expect(router.state.location.search).toBe('?khoa-hoc=c1&bai=1');
    expect(await screen.findByText('Nội dung một')).toBeVisible();
  });

  it('shows not found to members who have not bought it', async () => {
    renderPage('', () => failure(404, 'NotFoundError', 'Không tìm thấy.'));
    expect(await screen.findByText('Không tìm thấy khoá học')).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Thử lại' })).not.toBeInTheDocument();
  });

  it('explains that it has no lessons', async () => {
    renderPage('&bai=1', () => json({ data: { ...owned, lessons: [] } }));
    expect(await screen.findByText('Khoá học không có bài học trực tuyến')).toBeVisible();
  });
});

describe('a lesson', () => {
  it('links to the previous and next lesson', async () => {
    const { user, router } = renderPage('&bai=2');
    const around = await screen.findByRole('navigation', { name: 'Bài trước và bài sau' });
    expect(wordsOf(within(around).getAllByRole('link'))).toEqual([
      'Bài trướcKhái niệm',
      'Bài sauBáo cáo',
    ]);
    await user.click(within(around).getByText('Báo cáo'));
    expect(router.state.location.search).toBe('?khoa-hoc=c1&bai=3');
    expect(await screen.findByText(/Bài 3 trên 3 · 5 phút/)).toBeVisible();
  });

  it.each(['0', '4', 'x', '-1', '1.5'])(
    'shows the course overview for lesson number %s',
    async (number) => {
      renderPage(`&bai=${number}`);
      expect(await screen.findByText('Vào bài đầu tiên')).toBeVisible();
    },
  );

  it('loads no video before the click, then plays it and moves the focus there', async () => {
    const { user, container } = renderPage('&bai=2');
    const poster = await screen.findByRole('button', { name: 'Xem video: Rủi ro' });
    expect(container.querySelector('iframe, video')).toBeNull();
    expect(screen.getByText(/Video phát từ YouTube/)).toBeVisible();
    await user.click(poster);
    const frame = screen.getByTitle('Video: Rủi ro');
    expect(frame).toHaveAttribute(
      'src',
      'https://www.youtube-nocookie.com/embed/dQw4w9WgXcQ?autoplay=1&rel=0&hl=vi',
    );
    await waitFor(() => expect(frame).toHaveFocus());
  });

  it('reports a video file that does not play, and retries on request', async () => {
    const { user, container } = renderPage('&bai=3');
    await user.click(await screen.findByRole('button', { name: 'Xem video: Báo cáo' }));
    const video = container.querySelector('video');
    if (!video) throw new Error('The video element is missing.');
    fireEvent.error(video);
    expect(screen.getByRole('alert')).toHaveTextContent('Chưa phát được video');
    await user.click(screen.getByRole('button', { name: 'Thử lại' }));
    expect(container.querySelector('video')).toBeInTheDocument();
  });
});

describe('course progress', () => {
  const sent = (seen: { method: string; body: unknown }[]) =>
    seen.flatMap(({ method, body }) => (method === 'POST' ? [body] : []));

  it('shows how many lessons are done, which ones, and what completes the course', async () => {
    renderPage('', withProgress({ doneLessons: ['a', 'b'], lastLesson: 'b' }));
    expect(await screen.findByText('Đã học 2 trong 3 bài')).toBeVisible();
    expect(screen.getByText('Học ít nhất 50% thời lượng của mỗi bài')).toBeVisible();
    expect(screen.getByText(/Viện cấp giấy chứng nhận và ghi 12,5 giờ CPE/)).toBeVisible();
    const list = screen.getByLabelText('Các bài học');
    expect(within(list).getAllByText(', đã học xong')).toHaveLength(2);
  });

  it.each([
    [{ lastLesson: 'b' }, 2],
    [{ lastLesson: 'b', doneLessons: ['b'] }, 3],
    [{ lastLesson: 'c', doneLessons: ['b', 'c'] }, 1],
    [{ lastLesson: 'c', doneLessons: ['a', 'b', 'c'] }, 3],
  ])('resumes after %o with lesson %d', async (changes, number) => {
    renderPage('', withProgress(changes));
    expect(await screen.findByText(`Học tiếp bài ${number}`)).toHaveAttribute(
      'href',
      `/tai-khoan/khoa-hoc-cua-toi?khoa-hoc=c1&bai=${number}`,
    );
  });

  it('saves on the server which lesson was opened, and which was confirmed as done', async () => {
    const { user, seen } = renderPage('&bai=2');
    await user.click(await screen.findByText('Xác nhận đã học xong'));
    expect(await screen.findByText('Quý khách đã học xong bài này')).toBeVisible();
    expect(screen.queryByText('Xác nhận đã học xong')).not.toBeInTheDocument();
    expect(sent(seen)).toEqual([
      { course: 'c1', lesson: 'b', done: false },
      { course: 'c1', lesson: 'b', done: true },
    ]);
  });

  it('shows beside the button how long a lesson must still stay open, and reports an early click', async () => {
    const { user } = renderPage(
      '&bai=1',
      withProgress({ lastLesson: 'a', wait: { lesson: 'a', seconds: 900 } }),
      ({ body }) =>
        (body as { done: boolean }).done
          ? failure(
              409,
              'LessonTooSoon',
              'Quý khách xác nhận được sau khi học bài này thêm 15 phút.',
            )
          : json({
              data: { ...progress, lastLesson: 'a', wait: { lesson: 'a', seconds: 900 } },
            }),
    );
    const button = await screen.findByRole('button', { name: 'Xác nhận đã học xong' });
    const sentence = 'Quý khách xác nhận được sau khi học bài này thêm 15 phút.';
    await waitFor(() => expect(button).toHaveAccessibleDescription(sentence));
    await user.click(button);
    await waitFor(() =>
      expect(screen.getByRole('button', { name: 'Xác nhận đã học xong' })).toHaveFocus(),
    );
    expect(screen.getAllByText(sentence)).toHaveLength(1);
  });

  it('does not show the remaining time of one lesson in another', async () => {
    renderPage('&bai=2', withProgress({ lastLesson: 'a', wait: { lesson: 'a', seconds: 900 } }));
    expect(await screen.findByText('Xác nhận đã học xong')).toBeVisible();
    expect(screen.queryByText(/xác nhận được sau khi/)).not.toBeInTheDocument();
  });

  it('reports beside the button that a confirmation was not saved, and allows a retry', async () => {
    let up = false;
    const { user } = renderPage('&bai=1', found, (request) =>
      up ? saveProgress(request) : failure(503, 'ServiceUnavailableError', 'Máy chủ đang bận.'),
    );
    await user.click(await screen.findByText('Xác nhận đã học xong'));
    expect(await screen.findByText('Máy chủ đang bận.')).toBeVisible();
    up = true;
    await user.click(screen.getByText('Xác nhận đã học xong'));
    expect(await screen.findByText('Quý khách đã học xong bài này')).toBeVisible();
    expect(screen.queryByText('Máy chủ đang bận.')).not.toBeInTheDocument();
  });

  it('marks a lesson as done optimistically, and restores state and focus after a failure', async () => {
    let respond: (response: Response) => void = () => undefined;
    const slowly: Responder = (request) =>
      (request.body as { done: boolean }).done
        ? new Promise((resolve) => (respond = resolve))
        : saveProgress(request);
    const { user } = renderPage('&bai=1', found, slowly);
    await user.click(await screen.findByText('Xác nhận đã học xong'));
    expect(await screen.findByText('Quý khách đã học xong bài này')).toBeVisible();
    await act(async () => respond(failure(400, 'ValidationError', 'Chưa ghi nhận được.')));
    expect(await screen.findByText('Chưa ghi nhận được.')).toBeVisible();
    expect(screen.queryByText('Quý khách đã học xong bài này')).not.toBeInTheDocument();
    expect(screen.getByRole('button', { name: 'Xác nhận đã học xong' })).toHaveFocus();
  });

  it('shows when the course was completed, even if lessons were added since', async () => {
    renderPage(
      '',
      withProgress({ doneLessons: ['a', 'b'], completedAt: '2026-07-05T07:30:00.000Z' }),
    );
    expect(await screen.findByText('Hoàn thành ngày 05/07/2026')).toBeVisible();
    expect(screen.getByText(/Khoá học có thêm bài mới/)).toBeVisible();
  });
});

describe('a video file', () => {
  it('plays with captions, which are freed when the lesson is closed', async () => {
    const blobs: Blob[] = [];
    const revoke = vi.fn();
    vi.stubGlobal(
      'URL',
      class extends URL {
        static override createObjectURL = (blob: Blob) => `blob:phu-de-${blobs.push(blob)}`;
        static override revokeObjectURL = revoke;
      },
    );
    const { user, router } = renderPage('&bai=3');
    await user.click(await screen.findByRole('button', { name: 'Xem video: Báo cáo' }));
    const track = screen.getByLabelText('Video: Báo cáo').querySelector('track');
    expect(track).toMatchObject({ kind: 'captions', srclang: 'vi', default: true });
    expect(track?.getAttribute('src')).toBe('blob:phu-de-1');
    expect(blobs[0]).toMatchObject({
      type: 'text/vtt',
      size: new TextEncoder().encode(lessons[2]?.captions ?? '').length,
    });
    await act(() => router.navigate('/tai-khoan/khoa-hoc-cua-toi?khoa-hoc=c1&bai=1'));
    await waitFor(() => expect(revoke).toHaveBeenCalledWith('blob:phu-de-1'));
    vi.unstubAllGlobals();
  });

  const ranges = (...pairs: [number, number][]) => ({
    length: pairs.length,
    start: (index: number) => pairs[index]?.[0] ?? 0,
    end: (index: number) => pairs[index]?.[1] ?? 0,
  });
  it.each([
    ['played through', ranges([0, 100]), true],
    ['played in parts', ranges([0, 50], [55, 100]), true],
    ['skipped to the end', ranges([0, 10], [95, 100]), false],
  ])('decides whether a video that was %s counts as watched: %o %s', (_what, played, expected) =>
    expect(wasWatched({ duration: 100, played })).toBe(expected),
  );
  it('does not count a video of unknown length as watched', () =>
    expect(wasWatched({ duration: Number.NaN, played: ranges([0, 10]) })).toBe(false));
});
