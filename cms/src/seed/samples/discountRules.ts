import { array, number, string } from 'yup';
import type { Rules } from './checkSample';
import { schedule } from './catalogueRules';
import type { DiscountSource } from './sources';
import { typeRules } from './typeRules';

const kinds = ['forCourses', 'forDocuments', 'forSeminars'];

export const discountRules = (): Rules<DiscountSource> =>
  typeRules('discount', {
    without: ['active', 'startsAt', 'endsAt', ...kinds],
    own: {
      minSubtotal: number().integer(),
      window: schedule,
      without: array().of(string().required().oneOf(kinds)),
    },
  });
