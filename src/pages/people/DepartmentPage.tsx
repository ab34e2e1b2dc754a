import { PersonDetail, coManagerQueries } from './PersonDetail';

export const queries = coManagerQueries('department');

/** `/ve-chung-toi/cac-phong-ban-chuc-nang/:slug` */
export function Component() {
  return <PersonDetail group="department" queries={queries} />;
}
