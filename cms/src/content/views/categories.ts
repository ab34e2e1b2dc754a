import type { ContentView } from '../ContentView';

const category = {
  fields: { name: 'text', slug: 'word', order: 'number' },
  parts: {},
  draftAndPublish: false,
  searchable: false,
  defaultSort: 'order:asc',
} as const;

export const courseCategoryView: ContentView = {
  ...category,
  uid: 'api::course-category.course-category',
  notFound: 'Không tìm thấy nhóm khoá học này.',
};

export const newsCategoryView: ContentView = {
  ...category,
  uid: 'api::news-category.news-category',
  notFound: 'Không tìm thấy chuyên mục này.',
};

export const documentCategoryView: ContentView = {
  ...category,
  uid: 'api::document-category.document-category',
  notFound: 'Không tìm thấy nhóm tài liệu này.',
};
