import '@testing-library/jest-dom/vitest';
import { fireEvent, screen, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
import { byEndpoint, offline } from '@/data/testing/byEndpoint';
import { failure, fakeApi, json, type Answer } from '@/data/testing/fakeApi';
import { renderRoutes } from '@/data/testing/renderRoutes';
import { Component } from './MyCoursesPage';

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
const lessons = [
  { title: 'Khái niệm', body: paragraph('Nội dung một'), videoUrl: null, minutes: 30 },
  { title: 'Rủi ro', body: null, videoUrl: 'https://youtu.be/dQw4w9WgXcQ', minutes: null },
  { title: 'Báo cáo', body: null, videoUrl: 'https://video.example/3.mp4', minutes: 5 },
];
const owned = { course, orderId: 'o1', since: '2026-07-01T02:00:00.000Z', lessons };
const found: Answer = () => json({ data: owned });

const open = (at: string, answer: Answer = found) => {
  const api = fakeApi(byEndpoint({ 'GET /course/getUserCourse': answer }));
  const view = renderRoutes([{ path: '/tai-khoan/khoa-hoc-cua-toi', Component }], {
    fetch: api.fetch,
    at: `/tai-khoan/khoa-hoc-cua-toi?khoa-hoc=c1${at}`,
    loggedIn: true,
  });
  return { ...view, ...api, user: userEvent.setup() };
};

const wordsOf = (elements: HTMLElement[]) =>
  elements.map(({ textContent }) => textContent.replace(/\u00a0/g, ' '));

describe('a course that was bought', () => {
  it('lists its lessons and leads to each', async () => {
    const { user, router, seen } = open('');
    expect(await screen.findByText('Tóm tắt của khoá')).toBeVisible();
    expect(seen.map(({ url }) => url.split('/api')[1])).toContain('/course/getUserCourse?id=c1');
    const list = screen.getByRole('navigation', { name: 'Các bài học' });
    const ways = within(list).getAllByRole('link');
    expect(wordsOf(ways)).toEqual(['1Khái niệm30 phút', '2Rủi ro', '3Báo cáo5 phút']);
    await user.click(screen.getByText('Vào bài đầu tiên'));
    expect(router.state.location.search).toBe('?khoa-hoc=c1&bai=1');
    expect(await screen.findByText('Nội dung một')).toBeVisible();
  });

  it('is not there for who has not bought it', async () => {
    open('', () => failure(404, 'NotFoundError', 'Không tìm thấy.'));
    expect(await screen.findByText('Không tìm thấy khoá học')).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Thử lại' })).not.toBeInTheDocument();
  });

  it('can be asked for again where that failed', async () => {
    let up = false;
    const { user } = open('', (request) => (up ? found(request) : offline(request)));
    const retry = await screen.findByRole('button', { name: 'Thử lại' }, { timeout: 5_000 });
    up = true;
    await user.click(retry);
    expect(await screen.findByText('Tóm tắt của khoá')).toBeVisible();
  });

  it('says so where it has no lessons', async () => {
    open('&bai=1', () => json({ data: { ...owned, lessons: [] } }));
    expect(await screen.findByText('Khoá học không có bài học trực tuyến')).toBeVisible();
  });
});

describe('a lesson', () => {
  it('has the one before and the one after beside it', async () => {
    const { user, router } = open('&bai=2');
    const around = await screen.findByRole('navigation', { name: 'Bài trước và bài sau' });
    expect(wordsOf(within(around).getAllByRole('link'))).toEqual([
      'Bài trướcKhái niệm',
      'Bài sauBáo cáo',
    ]);
    await user.click(within(around).getByText('Báo cáo'));
    expect(router.state.location.search).toBe('?khoa-hoc=c1&bai=3');
    expect(await screen.findByText(/Bài 3 trên 3 · 5 phút/)).toBeVisible();
  });

  it.each(['0', '4', 'x', '-1', '1.5'])('numbered %s is the course itself', async (number) => {
    open(`&bai=${number}`);
    expect(await screen.findByText('Vào bài đầu tiên')).toBeVisible();
  });

  it('loads nothing of its video before the press, then plays it and takes the focus', async () => {
    const { user, container } = open('&bai=2');
    const poster = await screen.findByRole('button', { name: 'Xem video: Rủi ro' });
    expect(container.querySelector('iframe, video')).toBeNull();
    expect(screen.getByText(/Video phát từ YouTube/)).toBeVisible();
    await user.click(poster);
    const frame = screen.getByTitle('Video: Rủi ro');
    expect(frame).toHaveAttribute(
      'src',
      'https://www.youtube-nocookie.com/embed/dQw4w9WgXcQ?autoplay=1&rel=0&hl=vi',
    );
    expect(frame).toHaveFocus();
  });

  it('says that its video file does not play, and plays it again when told to', async () => {
    const { user, container } = open('&bai=3');
    await user.click(await screen.findByRole('button', { name: 'Xem video: Báo cáo' }));
    const video = container.querySelector('video');
    if (!video) throw new Error('There is no video.');
    fireEvent.error(video);
    expect(screen.getByRole('alert')).toHaveTextContent('Chưa phát được video');
    await user.click(screen.getByRole('button', { name: 'Thử lại' }));
    expect(container.querySelector('video')).toBeInTheDocument();
  });
});
