import { serviceShown } from '../../generated/content';
import type { Service } from '../../generated/types';
import type { ContentView } from '../records/ContentView';

export const serviceView: ContentView<Service> = {
  ...serviceShown,
  defaultSort: 'order:asc',
  searchKind: 'service',
  notFound: 'Không tìm thấy dịch vụ này.',
};
