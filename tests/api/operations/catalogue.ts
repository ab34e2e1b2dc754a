import { anySeminar, first, freeCourse, freeDocument } from './given';
import type { Rows } from './Row';

interface Category {
  slug: string;
}

export const catalogue: Rows = {
  CourseList: {
    variables: async (fixture) => ({
      category: (await first<Category>(fixture, 'CourseCategories')).slug,
      search: 'kiem toan',
      sort: 'startAt:asc',
      page: 1,
      pageSize: 12,
    }),
  },
  CourseDetail: { variables: async (fixture) => ({ slug: (await freeCourse(fixture)).slug }) },
  DocumentList: {
    variables: async (fixture) => ({
      category: (await first<Category>(fixture, 'DocumentCategories')).slug,
      sort: 'year:desc',
      page: 1,
      pageSize: 12,
    }),
  },
  DocumentDetail: { variables: async (fixture) => ({ slug: (await freeDocument(fixture)).slug }) },
  UpcomingSeminars: {
    variables: () => ({
      endsAfter: '2026-01-01T00:00:00.000Z',
      sort: 'startAt:asc',
      page: 1,
      pageSize: 12,
    }),
  },
  SeminarCalendar: {
    variables: () => ({
      endsAfter: '2026-01-01T00:00:00.000Z',
      sort: 'startAt:asc',
      page: 1,
      pageSize: 100,
    }),
  },
  SeminarEvent: { variables: async (fixture) => ({ slug: (await anySeminar(fixture)).slug }) },
  SeminarDetail: { variables: async (fixture) => ({ slug: (await anySeminar(fixture)).slug }) },
};
