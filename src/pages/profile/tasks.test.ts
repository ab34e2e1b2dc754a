import { describe, expect, it } from 'vitest';
import { memberProfile } from '@/data/testing/memberProfile';
import { tasksOf, type TaskSources } from './tasks';

const now = Date.parse('2026-11-26T03:00:00.000Z');
const nothing: TaskSources = {
  orders: { items: [] },
  renewals: [],
  bookings: { items: [] },
  courses: [],
  hours: { year: 2026, duties: [] },
  profile: memberProfile as TaskSources['profile'],
};
const tasks = (sources: object) => tasksOf({ ...nothing, ...sources }, now);

const payment = (payBefore: string) => ({ amount: 3_900_000, payBefore });
const order = (code: string, payBefore: string | null) => ({
  documentId: code,
  code,
  total: 3_900_000,
  payment: payBefore && payment(payBefore),
});

describe('the tasks of a member', () => {
  it('lists nothing without anything due', () => {
    expect(tasks({})).toEqual([]);
    expect(tasksOf({ ...nothing, orders: undefined, profile: undefined }, now)).toEqual([]);
  });

  it('begins with payments, the earliest deadline first, and leaves out overdue ones', () => {
    const orders = {
      items: [
        order('DH2', '2026-11-28T03:00:00.000Z'),
        order('DH1', '2026-11-26T09:30:00.000Z'),
        order('DH0', '2026-11-26T02:00:00.000Z'),
        order('DH3', null),
      ],
    };
    expect(tasks({ orders })).toMatchObject([
      {
        title: 'Thanh toán đơn hàng DH1',
        when: 'Hạn 26/11/2026 16:30',
        urgent: true,
        detail: '3.900.000\u00a0₫',
        action: { to: '/tai-khoan/lich-su-mua-hang?don=DH1' },
      },
      { title: 'Thanh toán đơn hàng DH2', urgent: false },
    ]);
  });

  it('includes the next event that is not over, with its place', () => {
    const booking = (documentId: string, startAt: string, endAt: string) => ({
      documentId,
      title: documentId,
      optionName: null,
      startAt,
      endAt,
      venue: 'Hà Nội',
    });
    const items = [
      booking('over', '2026-11-25T01:00:00.000Z', '2026-11-25T09:00:00.000Z'),
      booking('next', '2026-12-01T01:00:00.000Z', '2026-12-01T09:00:00.000Z'),
    ];
    expect(tasks({ bookings: { items } })).toMatchObject([
      { id: 'next', when: '01/12/2026 08:00 – 16:00', detail: 'Hà Nội' },
    ]);
  });

  it('continues the course that was begun, not one without lessons or a completed one', () => {
    const course = (documentId: string, progress: object) => ({
      course: { documentId, title: documentId, slug: documentId },
      progress: { documentId, lessonCount: 4, doneLessons: [], lastLesson: null, ...progress },
    });
    const open = { completedAt: null };
    const courses = [
      course('classroom', { ...open, lessonCount: 0 }),
      course('new', open),
      course('begun', { ...open, lastLesson: 'l2', doneLessons: ['l1'] }),
      course('done', { completedAt: '2026-01-01T00:00:00.000Z', lastLesson: 'l4' }),
    ];
    expect(tasks({ courses })).toMatchObject([
      {
        id: 'begun',
        detail: 'Đã học 1 trong 4 bài; còn 1 khoá khác chưa học xong',
        action: { label: 'Học tiếp' },
      },
    ]);
  });

  it('lists missing hours by part, and an ending membership', () => {
    const duty = {
      certificate: 'c1',
      certification: 'CIA',
      number: 'CIA-1',
      state: 'due',
      required: 40,
      earned: 60,
      carried: 0,
      missing: 0,
      parts: [{ part: 'ethics', required: 2, earned: 0, missing: 2 }],
    };
    const profile = {
      ...memberProfile,
      memberType: 'individual',
      memberExpiresAt: '2026-12-06T17:00:00.000Z',
    };
    expect(tasks({ hours: { year: 2026, duties: [duty] }, profile })).toMatchObject([
      {
        title: 'CIA: còn thiếu 2 giờ đạo đức',
        when: 'Hạn 31/12/2026',
        detail: 'Đã có 40 trên 40 giờ CPE',
      },
      { title: 'Gia hạn hội viên', when: 'Hết hạn 07/12/2026' },
    ]);
    const gone = { ...profile, memberExpiresAt: '2026-08-01T00:00:00.000Z' };
    expect(tasks({ profile: gone })).toEqual([]);
  });
});
