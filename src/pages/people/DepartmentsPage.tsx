import { PersonGroup, groupQueries } from './PersonGroup';

export const queries = groupQueries('department');

/** `/ve-chung-toi/cac-phong-ban-chuc-nang` */
export function Component() {
  return <PersonGroup group="department" queries={queries} />;
}
