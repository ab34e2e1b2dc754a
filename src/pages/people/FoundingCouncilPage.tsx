import { PersonGroup, groupQueries } from './PersonGroup';

export const queries = groupQueries('founding-council');

/** `/ve-chung-toi/hoi-dong-sang-lap` */
export function Component() {
  return <PersonGroup group="founding-council" queries={queries} />;
}
