import { anySeminar, first, freeCourse, freeDocument } from '../world/fixtures';
import type { Rows } from './Row';

interface Category {
  slug: string;
}

export const catalogue: Rows = {
  CourseList: {
    variables: async (world) => ({
      category: (await first<Category>(world, 'CourseCategories')).slug,
      search: 'kiem toan',
      sort: 'startAt:asc',
      page: 1,
      pageSize: 12,
    }),
  },
  CourseDetail: { variables: async (world) => ({ slug: (await freeCourse(world)).slug }) },
  DocumentList: {
    variables: async (world) => ({
      category: (await first<Category>(world, 'DocumentCategories')).slug,
      sort: 'year:desc',
      page: 1,
      pageSize: 12,
    }),
  },
  DocumentDetail: { variables: async (world) => ({ slug: (await freeDocument(world)).slug }) },
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
  SeminarEvent: { variables: async (world) => ({ slug: (await anySeminar(world)).slug }) },
  SeminarDetail: { variables: async (world) => ({ slug: (await anySeminar(world)).slug }) },
};
