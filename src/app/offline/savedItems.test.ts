import { expect, it } from 'vitest';
import { SAVED_AT_HEADER } from '@/lib/savedAt';
import { savedItems } from './savedItems';

function cacheOf(bodies: Record<string, unknown>): Pick<Cache, 'keys' | 'match'> {
  const keys = Object.keys(bodies).map((path) => new Request(`http://localhost/api${path}`));
  return {
    keys: async () => keys,
    match: async (request) => {
      const { pathname, search } = new URL((request as Request).url);
      const body = bodies[pathname.replace('/api', '') + search];
      return new Response(typeof body === 'string' ? body : JSON.stringify(body), {
        headers: { [SAVED_AT_HEADER]: '5' },
      });
    },
  };
}

it('lists saved tickets, courses and lists with their pages, tickets first', async () => {
  const items = await savedItems(
    cacheOf({
      '/users/me?populate=*': { documentId: 'u1' },
      '/course/getUserCourse?id=c1': { data: { course: { title: 'Luyện thi CIA' } } },
      '/course/getUserCourse': { data: [] },
      '/ticket/userBookings?page=1': { data: [] },
      '/ticket/userBookings?page=2': { data: [] },
      '/ticket/userBooking?id=b1': { data: { title: 'Kiểm toán dữ liệu' } },
      '/attendance/check-in?kind=seminar&event=e1': {
        data: { title: 'Hội thảo', kind: 'seminar' },
      },
    }),
  );
  expect(items.map(({ kind, title, href }) => [kind, title, href])).toEqual([
    ['ticket', 'Kiểm toán dữ liệu', '/tai-khoan/khoa-hoc-cua-toi?ve=b1'],
    ['course', 'Luyện thi CIA', '/tai-khoan/khoa-hoc-cua-toi?khoa-hoc=c1'],
    ['tickets', 'Vé của tôi', '/tai-khoan/khoa-hoc-cua-toi?muc=ve'],
    ['courses', 'Khoá học của tôi', '/tai-khoan/khoa-hoc-cua-toi'],
    ['checkIn', 'Hội thảo', '/tai-khoan/diem-danh?loai=seminar&su-kien=e1'],
  ]);
  expect(items[0]?.savedAt).toBe(5);
});

it('skips what it cannot read', async () => {
  expect(
    await savedItems(
      cacheOf({
        '/ticket/userBooking?id=b1': '<html>',
        '/course/getUserCourse?id=c1': { data: 3 },
      }),
    ),
  ).toEqual([]);
});
