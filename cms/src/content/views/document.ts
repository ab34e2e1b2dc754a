import { documentShown } from '../../generated/content';
import type { Document } from '../../generated/types';
import type { ContentView } from '../records/ContentView';

export const documentView: ContentView<Document> = {
  ...documentShown,
  defaultSort: 'year:desc',
  searchKind: 'document',
  notFound: 'Không tìm thấy tài liệu này.',
};
