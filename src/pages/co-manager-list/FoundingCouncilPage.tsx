import { GroupPage, groupQueries } from '@/features/institute/people/GroupPage';

export const queries = groupQueries('founding-council');

/** `/ve-chung-toi/hoi-dong-sang-lap` */
export function Component() {
  return <GroupPage group="founding-council" queries={queries} />;
}
