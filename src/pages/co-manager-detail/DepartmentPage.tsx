import { CoManagerPage, coManagerQueries } from '@/features/institute/people/CoManagerPage';

export const queries = coManagerQueries('department');

/** `/ve-chung-toi/cac-phong-ban-chuc-nang/:slug` */
export function Component() {
  return <CoManagerPage group="department" queries={queries} />;
}
