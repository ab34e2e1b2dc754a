import { CoManagerPage, coManagerQueries } from '@/features/institute/people/CoManagerPage';

export const queries = coManagerQueries('founding-council');

/** `/ve-chung-toi/hoi-dong-sang-lap/:slug` */
export function Component() {
  return <CoManagerPage group="founding-council" queries={queries} />;
}
