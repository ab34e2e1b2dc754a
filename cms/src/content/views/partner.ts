import { partnerShown } from '../../generated/content';
import type { Partner } from '../../generated/types';
import type { ContentView } from '../records/ContentView';

export const partnerView: ContentView<Partner> = {
  ...partnerShown,
  defaultSort: 'order:asc',
  notFound: 'Không tìm thấy đối tác này.',
};
