import { PersonDetail, coManagerQueries } from './PersonDetail';

export const queries = coManagerQueries('board');

/** `/ve-chung-toi/hoi-dong-quan-tri/:slug` */
export function Component() {
  return <PersonDetail group="board" queries={queries} />;
}
