import { GroupPage, groupQueries } from '@/features/institute/people/GroupPage';

export const queries = groupQueries('board');

/** `/ve-chung-toi/hoi-dong-quan-tri` */
export function Component() {
  return <GroupPage group="board" queries={queries} />;
}
