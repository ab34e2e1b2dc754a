import type { ContentView } from '../ContentView';
import { image, orderOptionGroup, person, seo } from './parts';

export const seminarView: ContentView = {
  uid: 'api::seminar.seminar',
  fields: {
    title: 'text',
    slug: 'word',
    summary: 'text',
    body: 'rich',
    startAt: 'date',
    endAt: 'date',
    venue: 'text',
    price: 'number',
    memberPrice: 'number',
    capacity: 'number',
    cpeHours: 'decimal',
    orderByOption: 'boolean',
  },
  parts: { cover: image, speakers: { ...person, many: true }, orderOptionGroup, seo },
  draftAndPublish: true,
  searchable: true,
  defaultSort: 'startAt:asc',
  placesOf: 'seminar',
  notFound: 'Không tìm thấy hội thảo này.',
};
