import type { ContentView } from '../ContentView';
import { publicFile, seo } from './parts';

export const documentView: ContentView = {
  uid: 'api::document.document',
  fields: {
    title: 'text',
    slug: 'word',
    summary: 'text',
    body: 'rich',
    price: 'number',
    memberPrice: 'number',
    pages: 'number',
    language: 'text',
    year: 'number',
    author: 'text',
  },
  parts: { cover: publicFile, sampleFile: publicFile, seo },
  category: {
    uid: 'api::document-category.document-category',
    fields: ['documentId', 'name', 'slug', 'order'],
    filters: { slug: 'word', name: 'text', documentId: 'word' },
  },
  draftAndPublish: true,
  searchable: true,
  defaultSort: 'year:desc',
  notFound: 'Không tìm thấy tài liệu này.',
};
