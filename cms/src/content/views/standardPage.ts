import { standardPageShown } from '../../generated/content';
import type { StandardPage } from '../../generated/types';
import type { ContentView } from '../records/ContentView';

export const standardPageView: ContentView<StandardPage> = {
  ...standardPageShown,
  defaultSort: 'order:asc',
  searchKind: 'standard',
  notFound: 'Không tìm thấy chuẩn mực này.',
};
