import type { ContentView } from '../ContentView';
import { image, seo } from './parts';

export const standardListView: ContentView = {
  uid: 'api::standard-list.standard-list',
  fields: { title: 'text', slug: 'word', summary: 'text', order: 'number' },
  parts: {},
  draftAndPublish: false,
  searchable: false,
  defaultSort: 'order:asc',
  notFound: 'Không tìm thấy bộ tiêu chuẩn này.',
};

export const standardPageView: ContentView = {
  uid: 'api::standard-page.standard-page',
  fields: {
    title: 'text',
    slug: 'word',
    summary: 'text',
    body: 'rich',
    code: 'word',
    order: 'number',
  },
  parts: {
    list: {
      fields: ['documentId', 'title', 'slug', 'summary', 'order'],
      filters: { slug: 'word', title: 'text', documentId: 'word' },
    },
    cover: image,
    seo,
  },
  draftAndPublish: true,
  searchable: true,
  defaultSort: 'order:asc',
  notFound: 'Không tìm thấy tiêu chuẩn này.',
};
