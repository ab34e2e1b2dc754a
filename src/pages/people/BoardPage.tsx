import { PersonGroup, groupQueries } from './PersonGroup';

export const queries = groupQueries('board');

/** `/ve-chung-toi/hoi-dong-quan-tri` */
export function Component() {
  return <PersonGroup group="board" queries={queries} />;
}
