import { coManagerShown } from '../../generated/content';
import type { CoManager } from '../../generated/types';
import type { ContentView } from '../records/ContentView';

export const coManagerView: ContentView<CoManager> = {
  ...coManagerShown,
  defaultSort: 'order:asc',
  searchKind: 'person',
  notFound: 'Không tìm thấy thành viên này.',
};
