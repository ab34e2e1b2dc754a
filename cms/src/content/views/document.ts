import type { ContentView } from '../ContentView';
import { category, image, publicFile, seo } from './parts';

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
  parts: { category, cover: image, sampleFile: publicFile, seo },
  draftAndPublish: true,
  searchable: true,
  defaultSort: 'year:desc',
  notFound: 'Không tìm thấy tài liệu này.',
};
