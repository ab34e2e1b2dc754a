import { expect, it } from 'vitest';
import { memberQueries, publicQueries, staffQueries } from './pageQueries';

const queries = () => ({});

it('declares the access of each kind of page', () => {
  expect(publicQueries(queries)).toMatchObject({ access: 'PUBLIC', queries, dependent: {} });
  expect(memberQueries(queries)).toEqual({ access: 'MEMBER', queries, dependent: {} });
  expect(staffQueries(queries)).toEqual({ access: 'STAFF', queries, dependent: {} });
});
