import type { ContentView } from '../ContentView';
import { category, image, person, seo } from './parts';

export const courseView: ContentView = {
  uid: 'api::course.course',
  fields: {
    title: 'text',
    slug: 'word',
    summary: 'text',
    body: 'rich',
    code: 'word',
    price: 'number',
    memberPrice: 'number',
    format: 'word',
    startAt: 'date',
    endAt: 'date',
    hours: 'decimal',
    cpeHours: 'decimal',
    level: 'word',
    capacity: 'number',
    featured: 'boolean',
  },
  parts: {
    category,
    cover: image,
    instructors: { ...person, many: true },
    outline: { fields: ['title', 'detail'], many: true },
    seo,
  },
  draftAndPublish: true,
  searchable: true,
  defaultSort: 'startAt:asc',
  placesOf: 'course',
  notFound: 'Không tìm thấy khoá học này.',
};
