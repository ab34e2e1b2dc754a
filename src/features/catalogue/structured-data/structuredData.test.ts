import { describe, expect, it } from 'vitest';
import { courseData, documentData, seminarData } from './itemData';

const course = {
  documentId: 'c1',
  title: 'Luyện thi CIA phần 1',
  slug: 'luyen-thi-cia-phan-1',
  summary: 'Ôn thi.',
  code: 'CIA1',
  price: 4_500_000,
  memberPrice: 3_600_000,
  format: 'classroom' as const,
  startAt: '2026-07-05T01:30:00.000Z',
  endAt: null,
  hours: 7.5,
  cpeHours: 8,
  level: 'foundation' as const,
  capacity: 30,
  seatsLeft: 0,
  category: { documentId: 'k1', name: 'Luyện thi', slug: 'luyen-thi' },
  body: null,
  cover: null,
  seo: null,
  instructors: [{ name: 'Nguyễn Thu Hà', title: null, biography: null, photo: null }],
  outline: [],
};

const seminar = {
  documentId: 's1',
  title: 'Hội thảo',
  slug: 'hoi-thao',
  summary: 'Bàn luận.',
  startAt: '2026-07-05T01:30:00.000Z',
  endAt: '2026-07-05T10:00:00.000Z',
  venue: 'Hà Nội',
  price: 0,
  memberPrice: null,
  capacity: null,
  seatsLeft: null,
  cpeHours: 7,
  orderByOption: false,
  orderOptionGroup: [],
  body: null,
  cover: null,
  seo: null,
  speakers: [],
};

const origin = 'https://iia.example';
const page = { origin, path: '/hoi-thao/x' };

describe('structured data', () => {
  it('describes a course with price in đồng, seats and start time in Vietnam', () => {
    const data = courseData(course, { kind: 'full' }, { origin, path: '/khoa-hoc/x' });
    expect(data).toMatchObject({
      '@type': 'Course',
      courseCode: 'CIA1',
      offers: {
        price: 4_500_000,
        priceCurrency: 'VND',
        availability: 'https://schema.org/SoldOut',
        url: 'https://iia.example/khoa-hoc/x',
      },
      hasCourseInstance: {
        courseMode: 'onsite',
        courseWorkload: 'PT450M',
        startDate: '2026-07-05T08:30:00+07:00',
        instructor: [{ '@type': 'Person', name: 'Nguyễn Thu Hà' }],
      },
    });
    expect(JSON.stringify(data)).not.toContain('endDate');
  });

  it('describes a seminar with venue and time', () => {
    expect(seminarData(seminar, { kind: 'unlimited' }, page)).toMatchObject({
      '@type': 'Event',
      endDate: '2026-07-05T17:00:00+07:00',
      eventAttendanceMode: 'https://schema.org/OfflineEventAttendanceMode',
      location: [{ '@type': 'Place', name: 'Hà Nội' }],
      offers: [{ price: 0, availability: 'https://schema.org/InStock' }],
    });
  });

  it('describes each option of a seminar with its venue, price and availability', () => {
    const options = [
      { name: 'Trực tiếp tại Hà Nội', venue: 'Khách sạn A', price: 700_000, seatsLeft: 0 },
      { name: 'Trực tuyến', venue: 'Trực tuyến', price: null, seatsLeft: null },
    ];
    const byOption = {
      ...seminar,
      price: 350_000,
      orderByOption: true,
      orderOptionGroup: [{ id: 'g', name: 'Hình thức', options }],
    };
    expect(seminarData(byOption, { kind: 'byOption' }, page)).toMatchObject({
      eventAttendanceMode: 'https://schema.org/MixedEventAttendanceMode',
      location: [
        { '@type': 'Place', name: 'Khách sạn A' },
        { '@type': 'VirtualLocation', url: 'https://iia.example/hoi-thao/x' },
      ],
      offers: [
        {
          name: 'Trực tiếp tại Hà Nội',
          price: 700_000,
          availability: 'https://schema.org/SoldOut',
        },
        { name: 'Trực tuyến', price: 350_000, availability: 'https://schema.org/InStock' },
      ],
    });
    expect(seminarData(byOption, { kind: 'over' }, page)).toMatchObject({
      offers: [
        { availability: 'https://schema.org/Discontinued' },
        { availability: 'https://schema.org/Discontinued' },
      ],
    });
  });

  it('describes a document with author and pages', () => {
    const document = {
      documentId: 'd1',
      title: 'Sổ tay',
      slug: 'so-tay',
      summary: 'Hướng dẫn.',
      price: 250_000,
      memberPrice: 0,
      pages: 120,
      language: 'Tiếng Việt',
      year: 2026,
      author: 'Uỷ ban chuyên môn',
      category: { documentId: 'k1', name: 'Hướng dẫn', slug: 'huong-dan' },
      body: null,
      cover: null,
      seo: null,
      sampleFile: null,
    };
    expect(documentData(document, { origin, path: '/tai-lieu/so-tay' })).toMatchObject({
      numberOfPages: 120,
      author: { name: 'Uỷ ban chuyên môn' },
    });
  });
});
