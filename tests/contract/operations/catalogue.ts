import { anySeminar, first, freeCourse, freeDocument } from '../world/things';
import { firstPage, nothing, type Rows } from './Row';

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
  CourseCategories: nothing,
  CourseDetail: { variables: async (world) => ({ slug: (await freeCourse(world)).slug }) },
  RelatedCourses: firstPage,
  DocumentList: {
    variables: async (world) => ({
      category: (await first<Category>(world, 'DocumentCategories')).slug,
      sort: 'year:desc',
      page: 1,
      pageSize: 12,
    }),
  },
  DocumentCategories: nothing,
  DocumentDetail: { variables: async (world) => ({ slug: (await freeDocument(world)).slug }) },
  RelatedDocuments: firstPage,
  SeminarList: firstPage,
  ComingSeminars: {
    variables: () => ({
      endsAfter: '2026-01-01T00:00:00.000Z',
      sort: 'startAt:asc',
      page: 1,
      pageSize: 12,
    }),
  },
  SeminarDetail: { variables: async (world) => ({ slug: (await anySeminar(world)).slug }) },
  HomeCourses: firstPage,
  HomeDocuments: firstPage,
  HomeSeminars: firstPage,
};
