import { PersonDetail, coManagerQueries } from './PersonDetail';

export const queries = coManagerQueries('founding-council');

/** `/ve-chung-toi/hoi-dong-sang-lap/:slug` */
export function Component() {
  return <PersonDetail group="founding-council" queries={queries} />;
}
