import { standardListShown } from '../../generated/content';
import type { StandardList } from '../../generated/types';
import type { ContentView } from '../records/ContentView';

export const standardListView: ContentView<StandardList> = {
  ...standardListShown,
  defaultSort: 'order:asc',
  notFound: 'Không tìm thấy bộ chuẩn mực này.',
};
