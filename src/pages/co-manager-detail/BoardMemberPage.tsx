import { CoManagerPage, coManagerQueries } from '@/features/institute/people/CoManagerPage';

export const queries = coManagerQueries('board');

/** `/ve-chung-toi/hoi-dong-quan-tri/:slug` */
export function Component() {
  return <CoManagerPage group="board" queries={queries} />;
}
