import { expect, it } from 'vitest';
import { memberQueries, publicQueries, staffQueries } from './pageQueries';

const questions = () => ({});

it('says who may ask', () => {
  expect(publicQueries(questions)).toMatchObject({ access: 'PUBLIC', questions, later: {} });
  expect(memberQueries(questions)).toEqual({ access: 'MEMBER', questions, later: {} });
  expect(staffQueries(questions)).toEqual({ access: 'STAFF', questions, later: {} });
});
