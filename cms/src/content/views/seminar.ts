import { seminarShown } from '../../generated/content';
import type { Seminar } from '../../generated/types';
import type { ContentView } from '../records/ContentView';

export const seminarView: ContentView<Seminar> = {
  ...seminarShown,
  defaultSort: 'startAt:asc',
  seatsOf: 'seminar',
  searchKind: 'seminar',
  notFound: 'Không tìm thấy hội thảo này.',
};
