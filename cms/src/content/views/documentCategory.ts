import { documentCategoryShown } from '../../generated/content';
import type { DocumentCategory } from '../../generated/types';
import type { ContentView } from '../records/ContentView';

export const documentCategoryView: ContentView<DocumentCategory> = {
  ...documentCategoryShown,
  defaultSort: 'order:asc',
  notFound: 'Không tìm thấy danh mục tài liệu này.',
};
