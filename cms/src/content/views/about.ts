import type { ContentView } from '../ContentView';
import { image, seo } from './parts';

export const aboutPageView: ContentView = {
  uid: 'api::about-page.about-page',
  fields: { title: 'text', slug: 'word', summary: 'text', body: 'rich', order: 'number' },
  parts: { cover: image, seo },
  draftAndPublish: true,
  searchable: false,
  defaultSort: 'order:asc',
  notFound: 'Không tìm thấy trang giới thiệu này.',
};

export const coManagerView: ContentView = {
  uid: 'api::co-manager.co-manager',
  fields: {
    name: 'text',
    slug: 'word',
    position: 'text',
    bio: 'rich',
    group: 'word',
    order: 'number',
  },
  parts: { photo: image },
  draftAndPublish: true,
  searchable: false,
  defaultSort: 'order:asc',
  notFound: 'Không tìm thấy thành viên này.',
};
