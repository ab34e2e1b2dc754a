import type { ContentView } from '../ContentView';
import { category, image, seo } from './parts';

export const newsPostView: ContentView = {
  uid: 'api::news-post.news-post',
  fields: {
    title: 'text',
    slug: 'word',
    summary: 'text',
    body: 'rich',
    publishedOn: 'day',
    author: 'text',
    tags: 'list',
    featured: 'boolean',
  },
  parts: { category, cover: image, seo },
  draftAndPublish: true,
  searchable: true,
  defaultSort: 'publishedOn:desc',
  notFound: 'Không tìm thấy bài viết này.',
};
