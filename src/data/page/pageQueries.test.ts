import { expect, it } from 'vitest';
import { memberQueries, publicQueries, staffQueries } from './pageQueries';

const queries = () => ({});

it('states who may call it', () => {
  expect(publicQueries(queries)).toMatchObject({ access: 'PUBLIC', queries, dependent: {} });
  expect(memberQueries(queries)).toEqual({ access: 'MEMBER', queries, dependent: {} });
  expect(staffQueries(queries)).toEqual({ access: 'STAFF', queries, dependent: {} });
});
