import { GroupPage, groupQueries } from '@/features/institute/people/GroupPage';

export const queries = groupQueries('department');

/** `/ve-chung-toi/cac-phong-ban-chuc-nang` */
export function Component() {
  return <GroupPage group="department" queries={queries} />;
}
